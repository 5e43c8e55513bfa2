/// How the characters of a document are written as bytes.
struct CharacterEncoding: Sendable, Equatable {
    /// The ways to decode.
    enum Kind: Sendable, Equatable {
        case utf8
        case utf16(isBigEndian: Bool)
        case utf32(isBigEndian: Bool)
        case windows1252
        case macintosh(MacintoshEncoding)
        /// As ``HZEncoding`` says, and then by an ``EncodingConverter``.
        case hz
        /// By an ``EncodingConverter``.
        case converted(EncodingName)
    }

    /// How to decode it.
    let kind: Kind
    /// Its name in lower case: the one of the WHATWG's Encoding Standard where it has one.
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

    init(kind: Kind, name: String) {
        self.kind = kind
        self.name = name
    }

    /// A document that is all ASCII reads the same in this encoding.
    func isSupersetOfASCII(by converter: (any EncodingConverter)?) -> Bool {
        switch kind {
        case .utf8, .windows1252, .macintosh: true
        case .utf16, .utf32, .hz: false
        case .converted(let name):
            !["ISO-2022", "UTF-7", "UTF-16", "UTF-32", "UCS"].contains { name.iconv.hasPrefix($0) }
                && !isEBCDIC(by: converter)
        }
    }

    /// Every character is one byte.
    func isSingleByte(by converter: (any EncodingConverter)?) -> Bool {
        switch kind {
        case .windows1252, .macintosh: return true
        case .utf8, .utf16, .utf32, .hz: return false
        case .converted(let name):
            guard let converter, converter.knows(name), isSupersetOfASCII(by: converter) else {
                return false
            }
            // Where two bytes are one character, these are far fewer; some marks join the letter before.
            let bytes: [UInt8] = Array(0x80...0xFF)
            var output: [UInt8] = []
            _ = converter.convert(bytes.span, from: name, into: &output)
            return output.count { $0 & 0xC0 != 0x80 } >= bytes.count - 16
        }
    }

    /// Every character has units of more than one byte.
    var isWide: Bool {
        switch kind {
        case .utf16, .utf32: true
        default: false
        }
    }

    private func isEBCDIC(by converter: (any EncodingConverter)?) -> Bool {
        guard case .converted(let name) = kind, let converter, converter.knows(name) else {
            return false
        }
        var output: [UInt8] = []
        let letter: [UInt8] = [UInt8(ascii: "A")]
        return converter.convert(letter.span, from: name, into: &output).count > 0
            || output != letter
    }
}
