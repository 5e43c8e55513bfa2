/// The state of a requested picture.
public struct FeedImageViewModel<Image> {
    /// The request.
    public var request: FeedImageRequest
    /// The item's identifier; empty for a picture of the feed.
    public var id: String
    /// The item's title, or the feed's.
    public var title: String
    /// The picture's alternative text, or else a description from the item, as plain text.
    public var description: String?
    /// The geographic place that the item is about.
    public var location: String?
    /// The picture's address; `nil` if there is no picture.
    public var url: String?
    /// The picture; `nil` while it is being loaded and after a failure.
    public var image: Image?
    /// True while the picture is being loaded.
    public var isLoading: Bool
    /// True after a failure that another attempt may solve.
    public var shouldRetry: Bool
    /// Says that the picture is being loaded or has failed; else empty.
    public var words: String

    /// Creates a view model.
    public init(
        request: FeedImageRequest,
        id: String,
        title: String,
        description: String? = nil,
        location: String? = nil,
        url: String? = nil,
        image: Image?,
        isLoading: Bool,
        shouldRetry: Bool,
        words: String = ""
    ) {
        self.request = request
        self.id = id
        self.title = title
        self.description = description
        self.location = location
        self.url = url
        self.image = image
        self.isLoading = isLoading
        self.shouldRetry = shouldRetry
        self.words = words
    }
}

extension FeedImageViewModel: Sendable where Image: Sendable {}
extension FeedImageViewModel: Equatable where Image: Equatable {}
