/// What a list shows of an item in one line: part of its ``FeedItemViewModel``.
///
/// For lists that are long; of the rest nothing is copied.
public struct FeedItemLine: Sendable, Equatable {
    /// The title; never empty.
    public var title: String
    /// The item's page.
    public var url: String?
    /// The name of the feed the item came from.
    public var sourceTitle: String?
    /// The date to show, in seconds since 1970-01-01T00:00:00Z.
    public var secondsSince1970: Int64?

    /// Creates a line; whatever is not given is absent.
    public init(
        title: String, url: String? = nil, sourceTitle: String? = nil,
        secondsSince1970: Int64? = nil
    ) {
        self.title = title
        self.url = url
        self.sourceTitle = sourceTitle
        self.secondsSince1970 = secondsSince1970
    }

    /// The line of `item`.
    public init(_ item: FeedItemViewModel) {
        self.init(
            title: item.title, url: item.url, sourceTitle: item.source?.title,
            secondsSince1970: item.shownDate?.secondsSince1970)
    }
}
