/// The words beside a picture, and the request for it.
public struct FeedImageCaption: Sendable, Equatable {
    /// The request for the picture.
    public var request: FeedImageRequest
    /// The item's identifier; empty for a picture of the feed.
    public var id: String
    /// The item's title, or the feed's.
    public var title: String
    /// The geographic place that the item is about.
    public var location: String?
    /// The picture's alternative text, or else a description from the item, as plain text.
    public var description: String?
    /// The picture's address; `nil` if there is no picture.
    public var url: String?

    /// Creates the cell of an item's picture.
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

    /// Creates the cell of a feed's picture.
    public init(request: FeedImageRequest, ofFeed title: String, url: String?) {
        self.request = request
        id = ""
        self.title = title
        self.url = url
    }
}
