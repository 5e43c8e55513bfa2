/// The owner of a picture, and what its cell shows besides the picture.
public struct FeedImageCell: Sendable, Equatable {
    /// The request that it answers.
    public var request: FeedImageRequest
    /// The item's identifier; empty where the picture is the feed's own.
    public var id: String
    /// The item's title, or the feed's.
    public var title: String
    /// The place the item is about.
    public var location: String?
    /// A description of the picture, by its own words or the item's, as plain text.
    public var description: String?
    /// Where the picture is; `nil` where there is none.
    public var url: String?

    /// Creates the cell of a picture that belongs to an item.
    public init(
        request: FeedImageRequest, item: FeedItemViewModel, description: String?, url: String?
    ) {
        self.request = request
        id = item.identifier
        title = item.title
        location = item.location
        self.description = description
        self.url = url
    }

    /// Creates the cell of a feed's own picture.
    public init(request: FeedImageRequest, ofFeed title: String, url: String?) {
        self.request = request
        id = ""
        self.title = title
        self.url = url
    }
}
