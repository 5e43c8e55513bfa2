internal import FeedMarkup

/// The bases that `xml:base` attributes make, each within an outer one.
///
/// Kept as they are written and resolved when one is wanted: a document can declare as many as
/// it likes without its memory growing by more than a few bytes each.
struct BaseTable: Sendable {
    private struct Entry: Sendable {
        var outer: UInt32
        var range: Range<UInt32>
    }

    /// The document's own base: the address it came from.
    static let document: UInt32 = 0

    /// What relative addresses are resolved against where nothing else is known: the address
    /// the feed gives as its own, or its home page.
    var fallback: URLBase?

    private let documentBase: URLBase?
    private var entries: [Entry] = []

    /// Creates a table for a document from `documentURL`.
    init(documentURL: String?) {
        documentBase = documentURL.flatMap { URLBase($0) }
    }

    /// The place of the base that `range`, the value of an `xml:base`, makes within `outer`.
    mutating func add(_ range: Range<Int>, within outer: UInt32) -> UInt32 {
        // Far more than any address that is meant; it would be repeated in each that is
        // resolved against it.
        guard range.count <= 2_048 else { return outer }
        entries.append(
            Entry(
                outer: outer,
                range: UInt32(
                    truncatingIfNeeded: range.lowerBound)..<UInt32(
                        truncatingIfNeeded: range.upperBound)))
        return UInt32(truncatingIfNeeded: entries.count)
    }

    /// The base at `place`, resolved; O(depth).
    func base(_ place: UInt32, in bytes: Span<UInt8>) -> URLBase? {
        guard place > 0 else { return documentBase ?? fallback }
        var chain: [Range<UInt32>] = []
        var next = place
        while next > 0, chain.count < 256 {
            let entry = entries[Int(next) - 1]
            chain.append(entry.range)
            next = entry.outer
        }
        var base = documentBase ?? fallback
        for range in chain.reversed() {
            let value = XMLValue(range: Int(range.lowerBound)..<Int(range.upperBound))
            let text = value.text(in: bytes)
            base = URLBase(text.span, within: base) ?? base
        }
        return base
    }
}
