internal import FeedMarkup

extension Base64 {
    /// Decodes Base64 as Atom 0.3 carries text. Replaces invalid UTF-8 by U+FFFD, since callers
    /// rely on valid text.
    static func utf8(_ text: Span<UInt8>) -> [UInt8] {
        Array(String(decoding: decoded(text), as: UTF8.self).utf8)
    }
}
