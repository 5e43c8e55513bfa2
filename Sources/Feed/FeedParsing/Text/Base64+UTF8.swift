internal import FeedMarkup

extension Base64 {
    /// The UTF-8 that `text` stands for, as Atom 0.3 carries text; what is not UTF-8 in it becomes U+FFFD, since
    /// whatever reads on relies on that.
    static func utf8(_ text: Span<UInt8>) -> [UInt8] {
        Array(String(decoding: decoded(text), as: UTF8.self).utf8)
    }
}
