/// A media object that an item describes (Media RSS).
public struct FeedMedia: Sendable, Hashable {
    /// Its address; absent for a lone thumbnail.
    @OptionalFeedText public var url: String?
    /// Its media type, as declared.
    @OptionalFeedText public var mimeType: String?
    /// `image`, `audio`, `video`, `document` or `executable`.
    @OptionalFeedText public var medium: String?
    /// Its width in pixels, as declared.
    public var width: Int?
    /// Its height in pixels, as declared.
    public var height: Int?
    /// Its title as plain text.
    @OptionalFeedText public var title: String?
    /// Its description as plain text.
    @OptionalFeedText public var description: String?
    /// The address of its thumbnail.
    @OptionalFeedText public var thumbnail: String?

    /// Creates a media object.
    public init(
        url: String? = nil, mimeType: String? = nil, medium: String? = nil, width: Int? = nil,
        height: Int? = nil, title: String? = nil, description: String? = nil,
        thumbnail: String? = nil
    ) {
        var texts = FeedTextWriter()
        self.init(
            url: texts.add(url), mimeType: texts.add(mimeType), medium: texts.add(medium),
            width: width, height: height, title: texts.add(title),
            description: texts.add(description), thumbnail: texts.add(thumbnail))
    }

    /// Creates a media object from existing texts.
    package init(
        url: FeedText?, mimeType: FeedText?, medium: FeedText?, width: Int?, height: Int?,
        title: FeedText?, description: FeedText?, thumbnail: FeedText?
    ) {
        _url = OptionalFeedText(url)
        _mimeType = OptionalFeedText(mimeType)
        _medium = OptionalFeedText(medium)
        self.width = width
        self.height = height
        _title = OptionalFeedText(title)
        _description = OptionalFeedText(description)
        _thumbnail = OptionalFeedText(thumbnail)
    }
}
