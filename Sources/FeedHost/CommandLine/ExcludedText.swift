/// A text that excludes items containing it.
struct ExcludedText: Equatable {
    /// The feed's address or file as written; `nil` for all feeds.
    var feed: String?
    var text: String

    /// The accepted form for a single feed.
    static let expected =
        "a feed's address or file and a text, such as 'https://example.org/feed sport'"

    init(text: String) {
        self.text = text
    }

    /// Parses a feed's address or file, a space, and a text.
    init?(ofFeed words: String) {
        let parts = words.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        guard parts.count == 2, let feed = parts.first, let text = parts.last,
            text.contains(where: { !$0.isWhitespace })
        else { return nil }
        self.feed = String(feed)
        self.text = String(text)
    }
}
