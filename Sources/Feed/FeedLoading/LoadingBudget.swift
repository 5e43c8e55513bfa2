/// Limits of all loads of a run, with lower ones for sources that the user did not name.
struct LoadingBudget {
    /// The most sources.
    static let sources = 10_000
    /// The most sources in lists from elsewhere.
    static let othersSources = 1_000
    /// The most bytes of documents in memory, since feeds refer to their documents.
    private static let defaultBytes = 1 << 30
    /// The part of it for documents that others named.
    private static let defaultOthersBytes = 256 << 20
    /// The most time for documents that others named.
    private static let othersMilliseconds: Int64 = 120_000

    private let bytes: Int
    private let othersBytes: Int
    private var usedBytes = 0
    private var usedOthersBytes = 0
    /// The start of the first source that others named.
    private var othersStart: Int64?

    /// Creates a budget that fits at least one document. The part for others is smaller, since
    /// remote documents have a lower limit.
    init(documentLimit: Int, remoteDocumentLimit: Int) {
        bytes = max(Self.defaultBytes, documentLimit, remoteDocumentLimit)
        othersBytes = max(Self.defaultOthersBytes, remoteDocumentLimit)
    }

    var isSpentByOthers: Bool { usedOthersBytes >= othersBytes }

    /// Starts the clock for sources that others named.
    ///
    /// - Parameter time: a monotonic time in milliseconds.
    mutating func beginOthers(at time: Int64) {
        othersStart = othersStart ?? time
    }

    /// Returns the reason for not loading `source`, named by others; `nil` while their budget
    /// lasts.
    ///
    /// - Parameter now: returns the time as in ``beginOthers(at:)``.
    func refusalOfOthers(_ source: FeedLocation, now: () -> Int64) -> FeedLoadingError? {
        if isSpentByOthers { return .tooLargeInAll(source, limit: othersBytes) }
        let limit = Self.othersMilliseconds
        guard let othersStart, now() - othersStart >= limit else { return nil }
        return .tooLateInAll(source, limit: limit)
    }

    /// Charges bytes received or unpacked for others and then discarded. They take no memory, but
    /// time: otherwise oversized documents would be free.
    mutating func spendForOthers(_ count: Int) {
        usedOthersBytes += min(max(0, count), othersBytes - usedOthersBytes)
    }

    /// Charges a document; returns the limit it exceeds, if any.
    mutating func limitExceeded(by count: Int, isOthers: Bool) -> Int? {
        if isOthers, count > othersBytes - usedOthersBytes { return othersBytes }
        if count > bytes - usedBytes { return bytes }
        usedBytes += count
        if isOthers { usedOthersBytes += count }
        return nil
    }
}
