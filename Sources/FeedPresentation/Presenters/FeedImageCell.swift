/// The item a picture belongs to, and what its cell shows besides the picture.
public struct FeedImageCell: Sendable, Equatable {
    /// The item's place in the feed last displayed, counted from zero.
    public var index: Int
    /// The item.
    public var item: FeedItemViewModel
    /// What the picture shows or the item says, as plain text.
    public var description: String?
    /// Where the picture is; `nil` where the item has none.
    public var url: String?

    /// Creates a cell.
    public init(index: Int, item: FeedItemViewModel, description: String?, url: String?) {
        self.index = index
        self.item = item
        self.description = description
        self.url = url
    }
}
