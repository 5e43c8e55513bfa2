/// A fact of an article, or a link below it: a value, the words around it, and its address.
public struct ArticleEntryViewModel: Sendable, Equatable {
    /// What it says.
    public var kind: ArticleEntryKind
    /// The words before the value, including any space between; may be empty.
    @FeedText public var before: String
    /// The value: a name, a date, the host of a page; never empty.
    @FeedText public var value: String
    /// The words after the value, including any space between; may be empty.
    @FeedText public var after: String
    /// The address that the value leads to.
    @OptionalFeedText public var url: String?

    /// Creates an entry.
    public init(
        _ kind: ArticleEntryKind, before: String = "", value: String, after: String = "",
        url: String? = nil
    ) {
        self.init(
            kind, before: FeedText(before), value: FeedText(value), after: FeedText(after),
            url: url.map { FeedText($0) })
    }

    /// Creates an entry of existing texts.
    package init(
        _ kind: ArticleEntryKind, before: FeedText, value: FeedText, after: FeedText,
        url: FeedText?
    ) {
        self.kind = kind
        _before = before
        _value = value
        _after = after
        _url = OptionalFeedText(url)
    }

    /// The value with the words around it.
    public var words: String {
        if $before.isEmpty, $after.isEmpty { return value }
        return before + value + after
    }
}
