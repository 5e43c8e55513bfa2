/// What a picture belongs to, and what its cell shows besides the picture.
public struct FeedImageCell: Sendable, Equatable {
    /// The item's place in the feed last displayed, counted from zero; `nil` where the picture is
    /// the feed's own.
    public var index: Int?
    /// The item's identifier; empty where the picture is the feed's own.
    public var id: String
    /// The item's title, or the feed's.
    public var title: String
    /// The place the item is about.
    public var location: String?
    /// What the picture shows or the item says, as plain text.
    public var description: String?
    /// Where the picture is; `nil` where the item has none.
    public var url: String?

    /// Creates the cell of an item's picture.
    public init(index: Int, item: FeedItemViewModel, description: String?, url: String?) {
        self.index = index
        id = item.id
        title = item.title
        location = item.location
        self.description = description
        self.url = url
    }

    /// Creates the cell of a feed's own picture.
    public init(ofFeed title: String, url: String) {
        id = ""
        self.title = title
        self.url = url
    }
}
