/// A character encoding of a document.
struct CharacterEncoding: Sendable, Equatable {
    /// The decoder for an encoding.
    enum Kind: Sendable, Equatable {
        case utf8
        case utf16(isBigEndian: Bool)
        case utf32(isBigEndian: Bool)
        case windows1252
        case macintosh(MacintoshEncoding)
        /// By ``HZEncoding``, then an ``EncodingConverter``.
        case hz
        /// By an ``EncodingConverter``.
        case converted(EncodingName)
    }

    let kind: Kind
    /// The name in lower case, that of the WHATWG Encoding Standard if it has one.
    let name: String

    static let utf8 = CharacterEncoding(kind: .utf8, name: "utf-8")
    static let windows1252 = CharacterEncoding(kind: .windows1252, name: "windows-1252")

    static let hz = CharacterEncoding(kind: .hz, name: "hz-gb-2312")

    static func macintosh(_ encoding: MacintoshEncoding) -> CharacterEncoding {
        CharacterEncoding(kind: .macintosh(encoding), name: encoding.rawValue)
    }

    static func utf16(isBigEndian: Bool) -> CharacterEncoding {
        CharacterEncoding(
            kind: .utf16(isBigEndian: isBigEndian), name: isBigEndian ? "utf-16be" : "utf-16le")
    }

    static func utf32(isBigEndian: Bool) -> CharacterEncoding {
        CharacterEncoding(
            kind: .utf32(isBigEndian: isBigEndian), name: isBigEndian ? "utf-32be" : "utf-32le")
    }

    /// Returns true if ASCII documents read the same in this encoding.
    func isSupersetOfASCII(by converter: (any EncodingConverter)?) -> Bool {
        switch kind {
        case .utf8, .windows1252, .macintosh: true
        case .utf16, .utf32, .hz: false
        case .converted(let name):
            !["ISO-2022", "UTF-7", "UTF-16", "UTF-32", "UCS"].contains { name.iconv.hasPrefix($0) }
                && !changesLetters(by: converter)
        }
    }

    /// Returns true if every character is one byte.
    func isSingleByte(by converter: (any EncodingConverter)?) -> Bool {
        switch kind {
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
        switch kind {
        case .utf16, .utf32: true
        default: false
        }
    }

    /// Returns true if ASCII letters read differently, as in EBCDIC.
    func changesLetters(by converter: (any EncodingConverter)?) -> Bool {
        guard case .converted(let name) = kind, let converter, converter.knows(name) else {
            return false
        }
        var output: [UInt8] = []
        let letter: [UInt8] = [UInt8(ascii: "A")]
        return converter.convert(letter.span, from: name, into: &output).count > 0
            || output != letter
    }
}
