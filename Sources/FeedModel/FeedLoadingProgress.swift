/// How far loading has come, as a loader tells it.
public struct FeedLoadingProgress: Sendable, Equatable {
    /// What is being waited for, in words; empty where there is nothing to add.
    public var message: String
    /// How many sources are done.
    public var completedSources: Int
    /// How many sources there are; zero where the number is not known.
    public var totalSources: Int
    /// How many bytes have arrived.
    public var receivedBytes: Int64

    /// Creates a progress report.
    public init(
        message: String = "", completedSources: Int, totalSources: Int, receivedBytes: Int64
    ) {
        self.message = message
        self.completedSources = completedSources
        self.totalSources = totalSources
        self.receivedBytes = receivedBytes
    }
}
