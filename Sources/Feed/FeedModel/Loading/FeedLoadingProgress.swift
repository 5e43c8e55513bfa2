/// The progress of loading a feed.
public struct FeedLoadingProgress: Sendable, Equatable {
    /// Hosts that are slow to respond.
    public var slowHosts: [FeedLoadingSlowHost]
    /// The number of slow sources not covered by ``slowHosts``.
    public var otherSlowSources: Int
    /// The number of sources that have been loaded.
    public var completedSources: Int
    /// The number of sources; zero if unknown.
    public var totalSources: Int
    /// The number of bytes received.
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
