import FeedLoading
import FeedModel
import SystemInterface

/// A text that excludes items containing it.
struct ExcludedText: Equatable {
    /// The feed's address or file as written; `nil` for all feeds.
    var feed: String?
    var text: String

    /// The accepted form for a single feed.
    static let expected =
        "a feed's address or file and a text, such as 'https://example.org/feed sport'"

    /// The items to exclude. A feed that has no identity has none.
    var query: ItemQuery {
        let words = ItemQuery(words: text)
        guard let feed else { return words }
        let identity = FeedLocation(argument: feed).asListed.identity
        return .all([ItemQuery(.feed(identity ?? "")), words])
    }
}

extension ExcludedText {
    /// Parses a feed's address or file, a space, and a text.
    init?(ofFeed words: String) {
        let parts = words[...].words(maxSplits: 1).map(String.init)
        guard parts.count == 2, !parts[1].isBlank else { return nil }
        self.init(feed: parts[0], text: parts[1])
    }
}
