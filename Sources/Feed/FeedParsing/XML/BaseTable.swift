internal import FeedMarkup

/// The nested bases declared by `xml:base` attributes.
///
/// Stored as ranges and resolved on demand, so that each costs a few bytes.
struct BaseTable: Sendable {
    private struct Entry: Sendable {
        var range: Range<Int>
        var outer: UInt32
        /// The nesting depth.
        var depth: UInt32
    }

    /// The index of the document's own address.
    static let document: UInt32 = 0

    /// The base if none else is known: the feed's own address, or its home page.
    var fallback: URLBase? {
        didSet { recent = [] }
    }

    private let documentBase: URLBase?
    private var entries: [Entry] = []
    /// The base resolved last, after those around it, the outermost first: most are in the same ones.
    private var recent: [(index: UInt32, base: URLBase?)] = []

    /// Deeper and longer bases are ignored: each would be part of every address resolved against
    /// it.
    private static let depthLimit: UInt32 = 6
    private static let lengthLimit = 2_048

    /// Creates a table for a document from `documentURL`.
    init(documentURL: String?) {
        documentBase = documentURL.flatMap { URLBase($0) }
    }

    /// The number of bases added.
    var count: Int { entries.count }

    /// Adds the value of an `xml:base` within the base at `outer`, and returns its index.
    mutating func add(_ range: Range<Int>, within outer: UInt32) -> UInt32 {
        let depth = outer == 0 ? 0 : entries[Int(outer) - 1].depth + 1
        guard range.count <= Self.lengthLimit, depth < Self.depthLimit else { return outer }
        entries.append(Entry(range: range, outer: outer, depth: depth))
        return UInt32(truncatingIfNeeded: entries.count)
    }

    /// The base at `index`, resolved and cached with those around it.
    mutating func cachedBase(_ index: UInt32, in bytes: Span<UInt8>) -> URLBase? {
        guard index > 0 else { return documentBase ?? fallback }
        let entry = entries[Int(index) - 1]
        let depth = Int(entry.depth)
        if depth < recent.count, recent[depth].index == index { return recent[depth].base }
        let outer = cachedBase(entry.outer, in: bytes)
        let text = XMLValue(range: entry.range).text(in: bytes)
        let base = URLBase(text.span, within: outer) ?? outer
        while recent.count > depth { recent.removeLast() }
        recent.append((index, base))
        return base
    }

    /// The base at `index`, resolved. O(depth).
    func base(_ index: UInt32, in bytes: Span<UInt8>) -> URLBase? {
        var table = self
        return table.cachedBase(index, in: bytes)
    }
}
