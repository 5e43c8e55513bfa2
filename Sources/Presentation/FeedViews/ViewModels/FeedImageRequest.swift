public import FeedModel

/// Which picture a view wants, and what it wants it as. Where anything differs, it is another
/// picture; addresses differ where their bytes do.
public struct FeedImageRequest: Sendable, Hashable {
    /// The ``FeedViewModel/revision`` of the feed that names it. One of an earlier feed is answered by
    /// nothing.
    public var revision: UInt64
    /// The item's place in that feed, counted from zero; `nil` for the feed itself.
    public var index: Int?
    /// The address, which the content of the item names, or the feed; `nil` for the item's own
    /// picture, or the feed's own.
    public var url: String?
    /// The form in which it is wanted.
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

    public static func == (left: FeedImageRequest, right: FeedImageRequest) -> Bool {
        left.revision == right.revision && left.index == right.index && left.form == right.form
            && left.url.map(UTF8Key.init) == right.url.map(UTF8Key.init)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(revision)
        hasher.combine(index)
        hasher.combine(form)
        hasher.combine(url.map(UTF8Key.init))
    }
}
