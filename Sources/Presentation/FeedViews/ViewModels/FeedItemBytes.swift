/// A ``FeedItemViewModel`` whose texts are bytes of UTF-8, one after the other.
///
/// For who hands very many items on to what is not written in Swift: the same one serves for one item
/// after the other, and no memory is taken for each text.
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

    /// The texts.
    public private(set) var bytes: [UInt8] = []

    // The places of the texts; as in the view model, those that are `nil` are absent.

    public var id = 0..<0
    public var title = 0..<0
    public var isTitleDerived = false
    public var url: Range<Int>?
    public var published: Date?
    public var updated: Date?
    public var byline: Range<Int>?
    public var location: Range<Int>?
    public var sourceTitle: Range<Int>?
    public var sourceURL: Range<Int>?
    public var sourceFolder: Range<Int>?
    public var isRead = false

    /// Creates an item without texts.
    public init() {}

    /// Takes all texts away.
    public mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        id = 0..<0
        title = 0..<0
        isTitleDerived = false
        url = nil
        published = nil
        updated = nil
        byline = nil
        location = nil
        sourceTitle = nil
        sourceURL = nil
        sourceFolder = nil
        isRead = false
    }

    /// Creates the bytes of `item`.
    public init(_ item: FeedItemViewModel) {
        copy(item)
    }

    /// The date to show; see ``FeedItemViewModel/shownDate``.
    public var shownDate: Date? {
        if let published, !published.words.isEmpty { return published }
        return updated.flatMap { $0.words.isEmpty ? nil : $0 }
    }

    /// True where the item came from another feed.
    public var hasSource: Bool { sourceTitle != nil || sourceURL != nil || sourceFolder != nil }

    /// True where the text in `range` is `text`, byte for byte.
    public func says(_ text: String, in range: Range<Int>) -> Bool {
        let other = text.utf8Span.span
        guard other.count == range.count else { return false }
        return other.indices.allSatisfy { bytes[range.lowerBound + $0] == other[$0] }
    }

    /// The text in `range`.
    public func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// Appends what `append` appends to bytes of UTF-8; answers where that is.
    public mutating func add(_ append: (inout [UInt8]) -> Void) -> Range<Int> {
        let start = bytes.count
        append(&bytes)
        return start..<bytes.count
    }

    /// Appends several texts, and answers what `append` says of them.
    public mutating func addTexts<Places>(_ append: (inout [UInt8]) -> Places) -> Places {
        append(&bytes)
    }

    /// Appends `text`; answers where it is.
    public mutating func add(_ text: String) -> Range<Int> {
        let start = bytes.count
        bytes.append(contentsOf: text.utf8)
        return start..<bytes.count
    }

    /// Makes it say what `item` says.
    public mutating func copy(_ item: FeedItemViewModel) {
        removeAll()
        id = add(item.id)
        title = add(item.title)
        isTitleDerived = item.isTitleDerived
        url = add(item.url)
        published = add(item.published)
        updated = add(item.updated)
        byline = add(item.byline)
        location = add(item.location)
        sourceTitle = add(item.source?.title)
        sourceURL = add(item.source?.url)
        sourceFolder = add(item.source?.folder)
        isRead = item.isRead
    }

    private mutating func add(_ date: DateViewModel?) -> Date? {
        guard let date else { return nil }
        return Date(
            secondsSince1970: date.secondsSince1970, rfc3339: add(date.rfc3339),
            words: add(date.words))
    }

    /// Appends `text`, where there is one.
    public mutating func add(_ text: String?) -> Range<Int>? {
        guard let text else { return nil }
        let range: Range<Int> = add(text)
        return range
    }
}
