/// The picture of an article.
public struct ArticlePictureViewModel: Sendable, Equatable {
    /// Its address.
    @FeedText public var url: String
    /// The text shown instead of the picture; may be empty.
    @FeedText public var alternativeText: String
    /// Its width in pixels, as declared.
    public var width: Int?
    /// Its height in pixels, as declared.
    public var height: Int?
    /// True if it belongs above the body; false if the body contains it.
    public var isAboveBody: Bool

    /// Creates a view model.
    public init(
        url: String, alternativeText: String = "", width: Int? = nil, height: Int? = nil,
        isAboveBody: Bool = true
    ) {
        _url = FeedText(url)
        _alternativeText = FeedText(alternativeText)
        self.width = width
        self.height = height
        self.isAboveBody = isAboveBody
    }
}
