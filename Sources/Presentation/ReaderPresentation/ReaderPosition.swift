/// What a reader remembers across sessions: the list, its filter, the selected item. By keys instead of
/// indices, since the feed may change.
public struct ReaderPosition: Sendable, Equatable {
    /// The key of the selected item; empty if none.
    public var item = ""
    /// The name of the chosen list; empty for all items.
    public var list = ""
    /// The filter.
    public var filter = ""
    /// The text that was searched for.
    public var search = ""
    /// True if only unread items are listed.
    public var isUnreadOnly = false
    /// True if the user is in the lists of feeds.
    public var isInFeeds = false
    /// True if the user is in the article.
    public var isArticleOpen = false

    /// Creates the position at the first item.
    public init() {}
}
