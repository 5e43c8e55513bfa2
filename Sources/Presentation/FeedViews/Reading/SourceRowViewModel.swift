/// A list that items can be read in.
public struct SourceRowViewModel: Sendable, Equatable {
    /// What is listed.
    public enum Kind: Int32, Sendable {
        /// All items.
        case all
        /// Unread items.
        case unread
        /// Starred items.
        case starred
        /// Items of the feeds in a folder and in those inside it.
        case folder
        /// Items of one feed.
        case feed
        /// Items that a search of the user's list finds.
        case search
    }

    /// What is listed.
    public var kind: Kind
    /// The title; of a nested folder, its own name only.
    public var title: String
    /// The number of folders around it.
    public var depth: Int
    /// The number of unread items; in the list of starred ones, of all.
    public var count: Int
    /// The reason why the feed could not be loaded, in words.
    public var failure: String?
    /// The feed's index in ``FeedViewModel/sources``.
    public var sourceIndex: Int?

    /// Creates a row.
    public init(
        kind: Kind, title: String, depth: Int = 0, count: Int = 0, failure: String? = nil,
        sourceIndex: Int? = nil
    ) {
        self.kind = kind
        self.title = title
        self.depth = depth
        self.count = count
        self.failure = failure
        self.sourceIndex = sourceIndex
    }
}
