/// How many colours an output can show.
public enum ColorDepth: Int32, Sendable, Comparable {
    /// No colour and no other styling.
    case none = 0
    /// The sixteen colours of ECMA-48 and its successors.
    case ansi16 = 16
    /// The palette of 256.
    case ansi256 = 256
    /// 24 bits a cell.
    case trueColor = 16_777_216

    /// Fewer colours come first.
    public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
        left.rawValue < right.rawValue
    }
}
