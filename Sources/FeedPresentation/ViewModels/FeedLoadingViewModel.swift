/// How far loading has come.
public struct FeedLoadingViewModel: Sendable, Equatable {
    /// Whether anything is still being loaded.
    public var isLoading: Bool
    /// What is being loaded, in words; empty where there is nothing to add.
    public var message: String
    /// How many sources are done.
    public var completedSources: Int
    /// How many sources there are; zero where the number is not known.
    public var totalSources: Int
    /// How many bytes have arrived.
    public var receivedBytes: Int64

    /// Creates a view model.
    public init(
        isLoading: Bool, message: String = "", completedSources: Int = 0, totalSources: Int = 0,
        receivedBytes: Int64 = 0
    ) {
        self.isLoading = isLoading
        self.message = message
        self.completedSources = completedSources
        self.totalSources = totalSources
        self.receivedBytes = receivedBytes
    }
}
