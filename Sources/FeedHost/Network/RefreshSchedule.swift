import FeedModel

/// When to request the documents of a round again, in seconds since 1970.
///
/// Uses the server's freshness, unless the feed declares a shorter interval; without it, the
/// default, unless the feed declares a longer one.
struct RefreshSchedule {
    private struct Document {
        var time: Int64
        var isServerSilent: Bool
        /// False for an older copy, whose server failed.
        var isCurrent: Bool
        var isRead = false
    }

    /// The default period.
    private let defaultSeconds: Int64
    private var documents: [ExactText<String>: Document] = [:]
    private var others: Int64?

    /// Creates an empty schedule.
    ///
    /// - Parameter defaultSeconds: the period of documents without freshness and interval.
    init(defaultSeconds: Int64 = RefreshPolicy.defaultSeconds) {
        self.defaultSeconds = defaultSeconds
    }

    /// The first time; `nil` if empty. O(*n*).
    var next: Int64? {
        [documents.values.lazy.map(\.time).min(), others].compactMap(\.self).min()
    }

    /// Returns true if a document was loaded from an address.
    func knows(_ url: String) -> Bool { documents[ExactText(url)] != nil }

    /// Begins another round; returns the current documents that are not requested in it.
    ///
    /// - Parameters:
    ///   - asksAll: true to request all.
    ///   - asked: a document to request instead of those that are due; `nil` for these.
    mutating func beginRound(asksAll: Bool, only asked: String? = nil, now: Int64) -> [String] {
        if let asked {
            documents[ExactText(asked)] = nil
        } else {
            documents = documents.filter { !asksAll && $0.value.time > now }
            others = nil
        }
        return documents.filter { $0.value.isCurrent }.keys.map(\.wrappedValue)
    }

    /// Notes a loaded document and the end of its freshness, if known.
    ///
    /// - Parameters:
    ///   - isKept: true if it came from the cache without a request, which changes nothing.
    ///   - isCurrent: true for the server's current version, false for an older copy.
    mutating func didLoad(
        _ url: String, freshUntil: Int64?, isKept: Bool = false, isCurrent: Bool, now: Int64
    ) {
        guard !isKept || !isCurrent || !knows(url) else { return }
        documents[ExactText(url)] = Document(
            time: max(
                freshUntil ?? now + defaultSeconds, now + RefreshPolicy.shortestSeconds),
            isServerSilent: freshUntil == nil && isCurrent, isCurrent: isCurrent)
    }

    /// Notes a document's declared update interval, if any.
    mutating func didRead(_ url: String, updateInterval: Int?, now: Int64) {
        let key = ExactText(url)
        guard var document = documents[key], !document.isRead, let updateInterval else { return }
        document.isRead = true
        let time = now + min(Int64(updateInterval), RefreshPolicy.longestSeconds)
        document.time =
            document.isServerSilent ? max(document.time, time) : min(document.time, time)
        documents[key] = document
    }

    /// Notes a failure and the time of the next attempt.
    mutating func didFail(until time: Int64) {
        others = min(others ?? time, time)
    }
}
