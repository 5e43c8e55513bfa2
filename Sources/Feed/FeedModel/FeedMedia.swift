/// A piece of media an item describes (Media RSS).
public struct FeedMedia: Sendable, Hashable {
    /// Where it is; a thumbnail alone may stand without.
    public var url: String?
    /// Its media type, as declared.
    public var mimeType: String?
    /// `image`, `audio`, `video`, `document` or `executable`.
    public var medium: String?
    /// Its width in pixels, as declared.
    public var width: Int?
    /// Its height in pixels, as declared.
    public var height: Int?
    /// Its title as plain text.
    public var title: String?
    /// Its description as plain text.
    public var description: String?
    /// Where its small picture is.
    public var thumbnail: String?

    /// Creates a piece of media; whatever is not given is absent.
    public init(
        url: String? = nil, mimeType: String? = nil, medium: String? = nil, width: Int? = nil,
        height: Int? = nil, title: String? = nil, description: String? = nil,
        thumbnail: String? = nil
    ) {
        self.url = url
        self.mimeType = mimeType
        self.medium = medium
        self.width = width
        self.height = height
        self.title = title
        self.description = description
        self.thumbnail = thumbnail
    }
}
