internal import FeedMarkup

extension Base64 {
    /// Decodes Base64 as Atom 0.3 carries text; other text stays. Replaces invalid UTF-8 by U+FFFD,
    /// since callers rely on valid text.
    static func utf8(_ text: Span<UInt8>) -> [UInt8] {
        let isOther = (0..<text.count).contains {
            text[$0] > 0x20 && !text[$0].isASCIIAlphanumeric && !"+/-_=".utf8.contains(text[$0])
        }
        return Array((isOther ? text.string : String(decoding: decoded(text), as: UTF8.self)).utf8)
    }
}
