/// The colours that an output can show.
public enum ColorDepth: Int32, Sendable, Comparable {
    /// No colours and no other styling.
    case none = 0
    /// The 16 colours of ECMA-48 terminals.
    case ansi16 = 16
    /// The palette of 256.
    case ansi256 = 256
    /// 24 bits.
    case trueColor = 16_777_216

    /// Compares the numbers of colours.
    public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
        left.rawValue < right.rawValue
    }
}
