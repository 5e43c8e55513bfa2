/// What a list shows of an item in one line, its texts as UTF-8: part of its ``FeedItemViewModel``.
///
/// For lists that are long: the same line serves for one item after the other, and no memory is taken for
/// each text.
public struct FeedItemLine: Sendable {
    /// The texts, one after the other.
    public private(set) var bytes: [UInt8] = []
    /// Where the title is.
    public var title = 0..<0
    /// Where the address of the item's page is.
    public var url: Range<Int>?
    /// Where the name of the feed is that the item came from.
    public var sourceTitle: Range<Int>?
    /// The date to show, in seconds since 1970-01-01T00:00:00Z.
    public var secondsSince1970: Int64?

    /// Creates a line without texts.
    public init() {}

    /// Takes all texts away.
    public mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        title = 0..<0
        url = nil
        sourceTitle = nil
        secondsSince1970 = nil
    }

    /// Appends a text, in UTF-8; answers where it is.
    public mutating func add(_ text: Span<UInt8>) -> Range<Int> {
        let start = bytes.count
        // Without a runtime `append(contentsOf:)` copies byte by byte.
        bytes.append(addingCapacity: text.count) { output in
            unsafe output.withUnsafeMutableBufferPointer { memory, count in
                unsafe text.withUnsafeBytes {
                    unsafe UnsafeMutableRawBufferPointer(memory).copyMemory(from: $0)
                }
                count = text.count
            }
        }
        return start..<bytes.count
    }

    /// Makes it the line of `item`.
    public mutating func set(_ item: FeedItemViewModel) {
        removeAll()
        title = add(item.title.utf8Span.span)
        url = item.url.map { add($0.utf8Span.span) }
        sourceTitle = item.source?.title.map { add($0.utf8Span.span) }
        secondsSince1970 = item.date?.secondsSince1970
    }

    /// The text in `range`.
    public func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }
}
