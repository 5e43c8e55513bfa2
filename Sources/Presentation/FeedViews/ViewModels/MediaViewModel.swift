/// A media object that an item describes.
public struct MediaViewModel: Sendable, Equatable {
    /// Its address.
    @OptionalFeedText public var url: String?
    /// Its media type, as declared.
    @OptionalFeedText public var mimeType: String?
    /// `image`, `audio`, `video`, `document` or `executable`.
    @OptionalFeedText public var medium: String?
    /// Its width in pixels.
    public var width: Int?
    /// Its height in pixels.
    public var height: Int?
    /// Its title.
    @OptionalFeedText public var title: String?
    /// Its description.
    @OptionalFeedText public var description: String?
    /// The address of its thumbnail.
    @OptionalFeedText public var thumbnailURL: String?

    /// Creates a view model.
    public init(
        url: String? = nil, mimeType: String? = nil, medium: String? = nil, width: Int? = nil,
        height: Int? = nil, title: String? = nil, description: String? = nil,
        thumbnailURL: String? = nil
    ) {
        _url = OptionalFeedText(url.map { FeedText($0) })
        _mimeType = OptionalFeedText(mimeType.map { FeedText($0) })
        _medium = OptionalFeedText(medium.map { FeedText($0) })
        self.width = width
        self.height = height
        _title = OptionalFeedText(title.map { FeedText($0) })
        _description = OptionalFeedText(description.map { FeedText($0) })
        _thumbnailURL = OptionalFeedText(thumbnailURL.map { FeedText($0) })
    }
}
