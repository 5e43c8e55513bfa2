/// The limits of one run in all, and of what others than the person may make it take.
struct LoadingBudget {
    /// How many sources there are at most.
    static let sources = 10_000
    /// How many of them lists may name that came from elsewhere.
    static let othersSources = 1_000
    /// How many bytes of documents are kept at a time, since feeds point into their documents…
    private static let usualBytes = 1 << 30
    /// …and how many of those that documents from elsewhere name.
    private static let usualOthersBytes = 256 << 20
    /// How long all together may take that documents from elsewhere name, in milliseconds.
    private static let othersMilliseconds: Int64 = 120_000

    private let bytes: Int
    private let othersBytes: Int
    private var usedBytes = 0
    private var usedOthersBytes = 0
    /// When others' sources were begun first.
    private var othersStart: Int64?

    /// Creates a budget: never less than one document may have. What others name is on the network,
    /// where documents may have less than in files.
    init(documentLimit: Int, remoteDocumentLimit: Int) {
        bytes = max(Self.usualBytes, documentLimit, remoteDocumentLimit)
        othersBytes = max(Self.usualOthersBytes, remoteDocumentLimit)
    }

    var isSpentByOthers: Bool { usedOthersBytes >= othersBytes }

    /// Something is begun that others named.
    ///
    /// - Parameter time: in milliseconds since some moment in the past.
    mutating func beginOthers(at time: Int64) {
        othersStart = othersStart ?? time
    }

    /// Why nothing more is loaded that others named, and so not `source`; `nil` while they have some left.
    ///
    /// - Parameter now: the time as ``beginOthers(at:)`` has it.
    func refusalOfOthers(_ source: FeedLocation, now: () -> Int64) -> FeedLoadingError? {
        if isSpentByOthers { return .tooLargeInAll(source, limit: othersBytes) }
        let limit = Self.othersMilliseconds
        guard let othersStart, now() - othersStart >= limit else { return nil }
        return .tooLateInAll(source, limit: limit)
    }

    /// Takes what was received or unpacked for others, and then not kept. It takes no memory from
    /// anybody, but it took its time: else a thousand documents that are too large would be free.
    mutating func spendForOthers(_ count: Int) {
        usedOthersBytes += min(max(0, count), othersBytes - usedOthersBytes)
    }

    /// Takes what a document needs; answers the limit it goes beyond, where it does.
    mutating func limitExceeded(by count: Int, isOthers: Bool) -> Int? {
        if isOthers, count > othersBytes - usedOthersBytes { return othersBytes }
        if count > bytes - usedBytes { return bytes }
        usedBytes += count
        if isOthers { usedOthersBytes += count }
        return nil
    }
}
