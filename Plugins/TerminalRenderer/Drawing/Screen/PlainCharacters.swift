/// Replacements for terminals without UTF-8.
enum PlainCharacters {
    private static let letters = Array(
        "AAAAAAACEEEEIIIIDNOOOOOxOUUUUYTsaaaaaaaceeeeiiiidnooooo/ouuuuyty".utf8)

    /// Returns `text` in ASCII, one character per cell.
    static func of(_ text: String, width: Int) -> String {
        if text.utf8.count == 1 { return text }
        guard let first = text.unicodeScalars.first else { return text }
        let byte: UInt8 =
            switch first.value {
            case 0xA0, 0x2000...0x200A, 0x202F, 0x3000: 0x20
            case 0xC0...0xFF: letters[Int(first.value) - 0xC0]
            case 0x2010...0x2015, 0x2212, 0x2500, 0x2501, 0x2550: UInt8(ascii: "-")
            case 0x2018...0x201B: UInt8(ascii: "'")
            case 0x201C...0x201F, 0xAB, 0xBB: UInt8(ascii: "\"")
            case 0x2022, 0x25CF, 0x25E6, 0x25AA, 0xB7: UInt8(ascii: "*")
            case 0x2605: UInt8(ascii: "+")
            case 0x2026: UInt8(ascii: ".")
            case 0x2502, 0x2503, 0x2588, 0x2590: UInt8(ascii: "|")
            case 0x2191: UInt8(ascii: "^")
            case 0x2193: UInt8(ascii: "v")
            case 0x203A, 0x25B8, 0x2192: UInt8(ascii: ">")
            default: UInt8(ascii: "?")
            }
        let character = String(Unicode.Scalar(byte))
        return width == 2 ? character + character : character
    }
}
