/// How to show a character of feed text on a terminal.
public enum DisplayRole {
    /// As it is.
    case shown
    /// A tab: one or several spaces.
    case space
    /// A line break.
    case lineEnd
    /// Left out.
    case hidden

    /// Returns the role of `scalar`.
    public init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x20..<0x7F: self = .shown
        case 0x09: self = .space
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: self = .lineEnd
        case 0x00..<0x20, 0x7F..<0xA0, 0xAD: self = .hidden
        case 0x202A...0x202E, 0x2066...0x2069: self = .hidden
        case 0xFEFF, 0xFFF9...0xFFFB, 0xFFFE, 0xFFFF: self = .hidden
        case 0xE0001: self = .hidden
        default: self = .shown
        }
    }
}
