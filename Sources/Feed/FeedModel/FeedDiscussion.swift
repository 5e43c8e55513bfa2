/// The readers' replies to an item, and the item's own to others; at least one of its parts is
/// there. The page where it is discussed is ``FeedItemDetails/comments``.
public struct FeedDiscussion: Sendable, Hashable {
    /// How many comments there are, as declared; never negative (`slash:comments`; `thr:total`
    /// and `thr:count`, RFC 4685, sections 4 and 5).
    public var commentCount: Int?
    /// The feed of the comments (`wfw:commentRss`; Atom's link `replies`, RFC 4685, section 4).
    public var feedURL: String?
    /// The references of the item to what it answers, in document order (`thr:in-reply-to`, RFC
    /// 4685, section 3).
    public var repliesTo: [FeedReference]

    /// Creates a discussion; whatever is not given is absent.
    public init(
        commentCount: Int? = nil, feedURL: String? = nil, repliesTo: [FeedReference] = []
    ) {
        self.commentCount = commentCount
        self.feedURL = feedURL
        self.repliesTo = repliesTo
    }
}
