public import FeedModel

/// A ``FeedItemViewModel`` whose texts are bytes of UTF-8, one after the other.
///
/// For who hands very many items on to what is not written in Swift, or draws them: the same one serves for
/// one item after the other.
public struct FeedItemBytes: Sendable {
    /// A ``DateViewModel`` with the places of its texts.
    public struct Date: Sendable {
        /// Seconds since 1970-01-01T00:00:00Z.
        public var secondsSince1970: Int64
        /// The date by RFC 3339.
        public var rfc3339: Range<Int>
        /// The date in words; empty where it is none to be shown.
        public var words: Range<Int>

        /// Creates a date.
        public init(secondsSince1970: Int64, rfc3339: Range<Int>, words: Range<Int>) {
            self.secondsSince1970 = secondsSince1970
            self.rfc3339 = rfc3339
            self.words = words
        }
    }

    /// The texts; what adds one keeps its place below.
    public var texts = FeedTextBytes()

    // The places of the texts; as in the view model, those that are `nil` are absent.

    public var id = 0..<0
    public var title = 0..<0
    public var titleOrigin = FeedTitleOrigin.own
    public var states: FeedItemStates = []
    public var url: Range<Int>?
    public var openURL: Range<Int>?
    public var published: Date?
    public var updated: Date?
    public var byline: Range<Int>?
    public var location: Range<Int>?
    public var sourceTitle: Range<Int>?
    public var sourceURL: Range<Int>?
    public var sourceIndex: Int?

    /// Creates an item without texts.
    public init() {}

    /// Takes all texts away.
    public mutating func removeAll() {
        texts.removeAll()
        id = 0..<0
        title = 0..<0
        titleOrigin = .own
        states = []
        url = nil
        openURL = nil
        published = nil
        updated = nil
        byline = nil
        location = nil
        sourceTitle = nil
        sourceURL = nil
        sourceIndex = nil
    }

    /// Creates the bytes of `item`.
    public init(_ item: FeedItemViewModel) {
        copy(item)
    }

    /// The date to show; see ``FeedItemViewModel/date``.
    public var date: Date? {
        if let published, !published.words.isEmpty { return published }
        return updated.flatMap { $0.words.isEmpty ? nil : $0 }
    }

    /// True where the item came from another feed.
    public var hasSource: Bool { sourceTitle != nil || sourceURL != nil }

    /// The text in `range`.
    public func text(_ range: Range<Int>) -> String { texts[range] }

    /// Makes it say what `item` says.
    public mutating func copy(_ item: FeedItemViewModel) {
        removeAll()
        id = texts.add(item.id)
        title = texts.add(item.title)
        titleOrigin = item.titleOrigin
        states = item.states
        url = texts.add(item.url)
        openURL = texts.add(item.openURL)
        published = add(item.published)
        updated = add(item.updated)
        byline = texts.add(item.byline)
        location = texts.add(item.location)
        sourceTitle = texts.add(item.source?.title)
        sourceURL = texts.add(item.source?.url)
        sourceIndex = item.sourceIndex
    }

    private mutating func add(_ date: DateViewModel?) -> Date? {
        guard let date else { return nil }
        return Date(
            secondsSince1970: date.secondsSince1970, rfc3339: texts.add(date.rfc3339),
            words: texts.add(date.words))
    }
}
