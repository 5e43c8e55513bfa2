/// A character's class for line breaking: a subset of UAX #14 for prose, addresses, and Chinese,
/// Japanese and Korean.
enum BreakClass: UInt8 {
    /// The start of text.
    case start
    case letter
    case digit
    /// No break beside it.
    case other
    /// Allows a break after it in a word that is too long.
    case separator
    /// A dash or a hyphen within a word: a break is allowed after it.
    case hyphen
    /// A hyphen that is not within a word.
    case leadingHyphen
    /// An ideograph, a kana or an emoji: breaks are allowed on both sides.
    case ideograph
    /// No break after it.
    case opening
    /// No break before it.
    case closing
    /// No break before it; one after it needs no space.
    case wideClosing
    /// No break on either side.
    case glue
    /// Invisible; allows a break.
    case zeroWidthSpace
    /// Visible as a hyphen at a break.
    case softHyphen
    case space

    /// Creates the class of an ASCII character.
    init(ascii byte: UInt8, after previous: BreakClass) {
        switch byte {
        case 0...0x20, 0x7F: self = .space
        case 0x30...0x39: self = .digit
        case 0x41...0x5A, 0x61...0x7A: self = .letter
        case UInt8(ascii: "-"): self = BreakClass.hyphen(after: previous)
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): self = .opening
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "!"),
            UInt8(ascii: ";"):
            self = .closing
        case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "&"), UInt8(ascii: "="),
            UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "_"), UInt8(ascii: ":"),
            UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: "+"), UInt8(ascii: "|"):
            self = .separator
        default: self = .other
        }
    }

    /// Creates the class of a character that begins with `scalar` and takes `width` cells.
    init(_ scalar: Unicode.Scalar, width: Int, after previous: BreakClass) {
        switch scalar.value {
        case 0..<0x80:
            self.init(ascii: UInt8(truncatingIfNeeded: scalar.value), after: previous)
        case 0xA0, 0x2007, 0x202F, 0x2011, 0x2060, 0x200D: self = .glue
        case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: self = .space
        case 0x200B: self = .zeroWidthSpace
        case 0xAD: self = .softHyphen
        case 0x2010, 0x2012...0x2014: self = BreakClass.hyphen(after: previous)
        case 0x2018, 0x201A, 0x201C, 0x201E, 0x2039, 0xFF62: self = .opening
        case 0x2019, 0x201D, 0x203A, 0x2026, 0x2030: self = .closing
        case 0xFF61, 0xFF63...0xFF65, 0xFF67...0xFF70, 0xFF9E...0xFF9F: self = .wideClosing
        default:
            // Korean separates words with spaces.
            let isLetter = width != 2 || (0xAC00...0xD7A3).contains(scalar.value)
            self = isLetter ? .letter : BreakClass.wide(scalar.value)
        }
    }

    /// Returns true if a break is allowed before `next`.
    func allowsBreak(before next: BreakClass) -> Bool {
        switch (self, next) {
        case (.ideograph, .ideograph), (.ideograph, .letter), (.ideograph, .digit),
            (.ideograph, .opening), (.ideograph, .leadingHyphen):
            true
        case (.letter, .ideograph), (.digit, .ideograph), (.closing, .ideograph),
            (.separator, .ideograph), (.hyphen, .ideograph):
            true
        case (.wideClosing, .ideograph), (.wideClosing, .letter), (.wideClosing, .digit),
            (.wideClosing, .opening):
            true
        case (.hyphen, .letter), (.hyphen, .opening): true
        default: false
        }
    }

    /// Returns true if a break before `next` is allowed in a word that is too long.
    func allowsEmergencyBreak(before next: BreakClass) -> Bool {
        self == .separator && next != .separator
            || self == .hyphen && next != .hyphen && next != .separator
    }

    /// A minus, or an option's hyphens, don't join words.
    private static func hyphen(after previous: BreakClass) -> BreakClass {
        switch previous {
        case .letter, .digit, .closing, .hyphen, .ideograph, .other: .hyphen
        default: .leadingHyphen
        }
    }

    /// Returns the class of a wide character.
    private static func wide(_ value: UInt32) -> BreakClass {
        switch value {
        case 0x4E00..<0xA000: .ideograph
        // Opening brackets and currency signs: （［｛〈《「『【〔〖〘〚〝｟￥＄￡
        case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D,
            0xFF04, 0xFF08, 0xFF3B, 0xFF5B, 0xFF5F, 0xFFE1, 0xFFE5:
            .opening
        // Closing brackets, full stops, marks and small kana that can't begin a line (JIS X 4051):
        // ）］｝〉》」』】〕〗〙〛〟｠、。，．・：；？！％ー々〻ゝゞヽヾ゠〜～ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ
        case 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017,
            0x3019, 0x301B, 0x301C, 0x301F, 0x303B, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049,
            0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095, 0x3096, 0x309D, 0x309E,
            0x30A0, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7,
            0x30EE, 0x30F5, 0x30F6, 0x30FB...0x30FE, 0xFF01, 0xFF05, 0xFF09, 0xFF0C, 0xFF0E,
            0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0xFF5E, 0xFF60:
            .wideClosing
        default: .ideograph
        }
    }
}
