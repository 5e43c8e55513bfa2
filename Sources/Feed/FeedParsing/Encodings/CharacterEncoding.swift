/// A character encoding of a document, by its decoder.
enum CharacterEncoding: Sendable, Equatable {
    case utf8
    case utf16(isBigEndian: Bool)
    case utf32(isBigEndian: Bool)
    case windows1252
    case macintosh(MacintoshEncoding)
    /// By ``HZEncoding``, then an ``EncodingConverter``.
    case hz
    /// By an ``EncodingConverter``.
    case converted(EncodingName)

    /// The name in lower case, that of the WHATWG Encoding Standard if it has one.
    var name: String {
        switch self {
        case .utf8: "utf-8"
        case .utf16(let isBigEndian): isBigEndian ? "utf-16be" : "utf-16le"
        case .utf32(let isBigEndian): isBigEndian ? "utf-32be" : "utf-32le"
        case .windows1252: "windows-1252"
        case .macintosh(let encoding): encoding.rawValue
        case .hz: "hz-gb-2312"
        case .converted(let name): name.whatwg
        }
    }

    /// Returns true if ASCII documents read the same in this encoding.
    func isSupersetOfASCII(by converter: (any EncodingConverter)?) -> Bool {
        switch self {
        case .utf8, .windows1252, .macintosh: true
        case .utf16, .utf32, .hz: false
        case .converted(let name):
            !["ISO-2022", "UTF-7", "UTF-16", "UTF-32", "UCS"].contains { name.iconv.hasPrefix($0) }
                && !changesLetters(by: converter)
        }
    }

    /// Returns true if every character is one byte.
    func isSingleByte(by converter: (any EncodingConverter)?) -> Bool {
        switch self {
        case .windows1252, .macintosh: return true
        case .utf8, .utf16, .utf32, .hz: return false
        case .converted(let name):
            guard let converter, converter.knows(name), isSupersetOfASCII(by: converter) else {
                return false
            }
            // In a multi-byte encoding these bytes decode to far fewer characters. Some combine
            // with the letter before.
            let bytes: [UInt8] = Array(0x80...0xFF)
            var output: [UInt8] = []
            _ = converter.convert(bytes.span, from: name, into: &output)
            return output.count { $0 & 0xC0 != 0x80 } >= bytes.count - 16
        }
    }

    /// Code units are wider than one byte.
    var isWide: Bool {
        switch self {
        case .utf16, .utf32: true
        default: false
        }
    }

    /// Returns true if ASCII letters read differently, as in EBCDIC.
    func changesLetters(by converter: (any EncodingConverter)?) -> Bool {
        guard case .converted(let name) = self, let converter, converter.knows(name) else {
            return false
        }
        var output: [UInt8] = []
        let letter: [UInt8] = [UInt8(ascii: "A")]
        return converter.convert(letter.span, from: name, into: &output).count > 0
            || output != letter
    }
}
