/// What one run may take in all, and what others than the person may make it take.
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
    static let othersMilliseconds: Int64 = 120_000

    let bytes: Int
    let othersBytes: Int
    private var usedBytes = 0
    private var usedOthersBytes = 0

    /// Creates a budget: never less than one document may have. What others name is on the network,
    /// where documents may have less than in files.
    init(documentLimit: Int, remoteDocumentLimit: Int) {
        bytes = max(Self.usualBytes, documentLimit, remoteDocumentLimit)
        othersBytes = max(Self.usualOthersBytes, remoteDocumentLimit)
    }

    /// Whether others have taken all they may.
    var isSpentByOthers: Bool { usedOthersBytes >= othersBytes }

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
