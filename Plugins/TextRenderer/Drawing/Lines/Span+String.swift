import FeedMarkup

extension Span<UInt8> {
    /// Decodes the text, to examine whole characters.
    var string: String {
        var copy: [UInt8] = []
        copy.append(self, 0..<count)
        return String(decoding: copy, as: UTF8.self)
    }
}
