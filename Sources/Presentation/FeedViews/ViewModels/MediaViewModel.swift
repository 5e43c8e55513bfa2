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
        self.init(
            url: url.map { FeedText($0) }, mimeType: mimeType.map { FeedText($0) },
            medium: medium.map { FeedText($0) }, width: width, height: height,
            title: title.map { FeedText($0) }, description: description.map { FeedText($0) },
            thumbnailURL: thumbnailURL.map { FeedText($0) })
    }

    /// Creates a view model from existing texts.
    package init(
        url: FeedText?, mimeType: FeedText?, medium: FeedText?, width: Int?, height: Int?,
        title: FeedText?, description: FeedText?, thumbnailURL: FeedText?
    ) {
        _url = OptionalFeedText(url)
        _mimeType = OptionalFeedText(mimeType)
        _medium = OptionalFeedText(medium)
        self.width = width
        self.height = height
        _title = OptionalFeedText(title)
        _description = OptionalFeedText(description)
        _thumbnailURL = OptionalFeedText(thumbnailURL)
    }
}
