internal import FeedMarkup

/// The bases that `xml:base` attributes make, each within an outer one.
///
/// Kept as they are written and resolved when one is wanted: a document can declare as many as
/// it likes without its memory growing by more than a few bytes each.
struct BaseTable: Sendable {
    private struct Entry: Sendable {
        var outer: UInt32
        var range: Range<UInt32>
        /// How many entries it lies within.
        var depth: Int
    }

    private struct Resolved: Sendable {
        let place: UInt32
        let base: URLBase?
    }

    /// The document's own base: the address it came from.
    static let document: UInt32 = 0

    /// The base of relative addresses where nothing else is known: the address the feed gives as
    /// its own, or its home page.
    var fallback: URLBase? {
        didSet { recent = nil }
    }

    private let documentBase: URLBase?
    private var entries: [Entry] = []
    /// The base that was resolved last.
    private var recent: Resolved?

    /// Bases deeper than this are ignored, longer ones as well: each would be a part of every
    /// address that is resolved against it.
    private static let depthLimit = 16
    private static let lengthLimit = 2_048

    /// Creates a table for a document from `documentURL`.
    init(documentURL: String?) {
        documentBase = documentURL.flatMap { URLBase($0) }
    }

    /// How many bases were added.
    var count: Int { entries.count }

    /// The place of the base that `range`, the value of an `xml:base`, makes within `outer`.
    mutating func add(_ range: Range<Int>, within outer: UInt32) -> UInt32 {
        let depth = outer == 0 ? 0 : entries[Int(outer) - 1].depth + 1
        guard range.count <= Self.lengthLimit, depth < Self.depthLimit else { return outer }
        entries.append(
            Entry(
                outer: outer,
                range: UInt32(
                    truncatingIfNeeded: range.lowerBound)..<UInt32(
                        truncatingIfNeeded: range.upperBound),
                depth: depth))
        return UInt32(truncatingIfNeeded: entries.count)
    }

    /// The base at `place`, resolved, and kept for the next time.
    mutating func cachedBase(_ place: UInt32, in bytes: Span<UInt8>) -> URLBase? {
        if let recent, recent.place == place { return recent.base }
        let base = base(place, in: bytes)
        recent = Resolved(place: place, base: base)
        return base
    }

    /// The base at `place`, resolved; O(depth).
    func base(_ place: UInt32, in bytes: Span<UInt8>) -> URLBase? {
        guard place > 0 else { return documentBase ?? fallback }
        let entry = entries[Int(place) - 1]
        let outer = base(entry.outer, in: bytes)
        let value = XMLValue(range: Int(entry.range.lowerBound)..<Int(entry.range.upperBound))
        let text = value.text(in: bytes)
        return URLBase(text.span, within: outer) ?? outer
    }
}
