/// A picture that was asked for, and what its cell shows.
public struct FeedImageViewModel<Image> {
    /// The request, as it was made.
    public var request: FeedImageRequest
    /// The item's identifier; empty where the picture is the feed's own.
    public var id: String
    /// The item's title, or the feed's.
    public var title: String
    /// A description of the picture, by its own words or the item's, as plain text.
    public var description: String?
    /// The place the item is about.
    public var location: String?
    /// Where the picture is; `nil` where there is none.
    public var url: String?
    /// The picture; `nil` while it is loading and where it failed.
    public var image: Image?
    /// True while the picture is being loaded.
    public var isLoading: Bool
    /// True where loading failed and may be tried again.
    public var shouldRetry: Bool
    /// That the picture is being loaded, or could not be; empty where there is nothing to say.
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
