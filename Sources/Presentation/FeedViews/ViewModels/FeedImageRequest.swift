public import FeedModel

/// A request for a picture of a feed in a form; also the key by which views match the results.
public struct FeedImageRequest: Sendable, Hashable {
    /// The ``FeedViewModel/revision`` of the feed. Requests for an earlier feed are ignored.
    public var revision: UInt64
    /// The item's index in that feed; `nil` for the feed itself.
    public var index: Int?
    /// An address that the item's content or the feed contains; `nil` for the item's or the feed's
    /// own picture.
    @ExactText public var url: String?
    /// The form: a file, or pixels.
    public var form: FeedImageForm

    /// Creates a request.
    public init(
        revision: UInt64, index: Int?, url: String? = nil, form: FeedImageForm = .file
    ) {
        self.revision = revision
        self.index = index
        self.url = url
        self.form = form
    }
}
