/// A text that hides the items in which it stands.
struct ExcludedText: Equatable {
    /// The address or the file of the feed whose items it hides, as written; `nil` for all feeds.
    var feed: String?
    /// The text.
    var text: String

    /// The form in which one for a single feed is written.
    static let expected =
        "a feed's address or file and a text, such as 'https://example.org/feed sport'"

    init(text: String) {
        self.text = text
    }

    /// Reads a feed's address or file and, behind a space, a text; `nil` where one of them is missing.
    init?(ofFeed words: String) {
        let parts = words.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        guard parts.count == 2, let feed = parts.first, let text = parts.last,
            text.contains(where: { !$0.isWhitespace })
        else { return nil }
        self.feed = String(feed)
        self.text = String(text)
    }
}
