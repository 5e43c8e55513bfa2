/// The replies to an item, and the entries it replies to; at least one property is set. The page of
/// the discussion is ``FeedItemDetails/comments``.
public struct FeedDiscussion: Sendable, Hashable {
    /// The number of comments, as declared; never negative (`slash:comments`; `thr:total` and
    /// `thr:count`, RFC 4685, sections 4 and 5).
    public var commentCount: Int?
    /// The feed of the comments (`wfw:commentRss`; Atom's link `replies`, RFC 4685, section 4).
    @ExactText public var feedURL: String?
    /// The entries that the item replies to, in document order (`thr:in-reply-to`, RFC 4685,
    /// section 3).
    public var repliesTo: [FeedReference]

    /// Creates a discussion.
    public init(
        commentCount: Int? = nil, feedURL: String? = nil, repliesTo: [FeedReference] = []
    ) {
        self.commentCount = commentCount
        self.feedURL = feedURL
        self.repliesTo = repliesTo
    }
}
