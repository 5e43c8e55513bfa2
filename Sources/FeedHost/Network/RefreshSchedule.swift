/// When the documents of a round are to be asked for again, in seconds since 1970.
///
/// A server that says how long its answer is fresh is believed, unless the feed says that it changes
/// more often. Where the server says nothing, a feed that says that it changes less often than is usual
/// is asked for as often as it says.
struct RefreshSchedule {
    private struct Document {
        var time: Int64
        var isServerSilent: Bool
        var isRead = false
    }

    /// Where nobody says how long a document is fresh.
    private let usualSeconds: Int64
    private var documents: [String: Document] = [:]
    private var others: Int64?

    /// Creates the schedule of no documents.
    ///
    /// - Parameter usualSeconds: how long a document is fresh of which nobody says.
    init(usualSeconds: Int64 = RefreshPolicy.usualSeconds) {
        self.usualSeconds = usualSeconds
    }

    /// When the first of them is to be asked for again; `nil` where there is none. O(n).
    var next: Int64? {
        let first = documents.values.lazy.map(\.time).min()
        guard let first, let others else { return first ?? others }
        return min(first, others)
    }

    /// Begins another round; answers which documents are not asked for in it.
    ///
    /// - Parameter asksAll: whether all are asked for.
    mutating func beginRound(asksAll: Bool, now: Int64) -> [String] {
        documents = documents.filter { !asksAll && $0.value.time > now }
        others = nil
        return Array(documents.keys)
    }

    /// A document came, which is fresh until a time, if that is known.
    ///
    /// - Parameters:
    ///   - isKept: whether nobody was asked: what is known of it stays.
    ///   - isCurrent: whether it is what the server has now, rather than an old copy.
    mutating func didLoad(
        _ url: String, freshUntil: Int64?, isKept: Bool = false, isCurrent: Bool, now: Int64
    ) {
        guard !isKept || !isCurrent || documents[url] == nil else { return }
        documents[url] = Document(
            time: max(
                freshUntil ?? now + usualSeconds, now + RefreshPolicy.shortestSeconds),
            isServerSilent: freshUntil == nil && isCurrent)
    }

    /// A document was read: a feed that says to change every so many seconds, or that says nothing.
    mutating func didRead(_ url: String, updateInterval: Int?, now: Int64) {
        guard let document = documents[url], !document.isRead, let updateInterval else { return }
        documents[url]?.isRead = true
        let time = now + min(Int64(updateInterval), RefreshPolicy.longestSeconds)
        documents[url]?.time =
            document.isServerSilent ? max(document.time, time) : min(document.time, time)
    }

    /// Something failed that may be asked for again at a time.
    mutating func didFail(until time: Int64) {
        others = min(others ?? time, time)
    }
}
