/// What a feed's document says beside its content, for programs rather than readers.
public struct FeedDocumentViewModel: Sendable, Equatable {
    /// The address that the feed has moved to, as declared.
    public var newFeedURL: String?
    /// The address of the page with older items.
    public var nextPageURL: String?
    /// The character encoding the document was decoded with, in lower case.
    public var encoding: String?
    /// The declared update interval; more than zero.
    public var updateIntervalInSeconds: Int?
    /// The hubs that notify subscribers of changes.
    public var hubs: [FeedHub]
    /// Faults in the document that were repaired or ignored.
    public var problems: [FeedProblem]
    /// True if the feed declares that it is complete.
    public var isExpired: Bool

    /// Creates a view model.
    public init(
        newFeedURL: String? = nil, nextPageURL: String? = nil, encoding: String? = nil,
        updateIntervalInSeconds: Int? = nil, hubs: [FeedHub] = [],
        problems: [FeedProblem] = [], isExpired: Bool = false
    ) {
        self.newFeedURL = newFeedURL
        self.nextPageURL = nextPageURL
        self.encoding = encoding
        self.updateIntervalInSeconds = updateIntervalInSeconds
        self.hubs = hubs
        self.problems = problems
        self.isExpired = isExpired
    }
}
