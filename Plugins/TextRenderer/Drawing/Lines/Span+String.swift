import FeedMarkup

extension Span<UInt8> {
    /// The text as a string, for what has to look at whole characters.
    var string: String {
        var copy: [UInt8] = []
        copy.append(self, 0..<count)
        return String(decoding: copy, as: UTF8.self)
    }
}
