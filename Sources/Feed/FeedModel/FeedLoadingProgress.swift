/// How far loading has come, as a loader tells it.
public struct FeedLoadingProgress: Sendable, Equatable {
    /// The hosts that are waited for; empty where there is nothing to add.
    public var slowHosts: [FeedLoadingSlowHost]
    /// How many sources are waited for besides those of ``slowHosts``.
    public var otherSlowSources: Int
    /// How many sources are done.
    public var completedSources: Int
    /// How many sources there are; zero where the number is not known.
    public var totalSources: Int
    /// How many bytes have arrived.
    public var receivedBytes: Int64

    /// Creates a progress report.
    public init(
        slowHosts: [FeedLoadingSlowHost] = [], otherSlowSources: Int = 0, completedSources: Int,
        totalSources: Int, receivedBytes: Int64
    ) {
        self.slowHosts = slowHosts
        self.otherSlowSources = otherSlowSources
        self.completedSources = completedSources
        self.totalSources = totalSources
        self.receivedBytes = receivedBytes
    }
}
