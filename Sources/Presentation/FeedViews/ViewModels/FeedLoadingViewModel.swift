/// How far loading has come.
public struct FeedLoadingViewModel: Sendable, Equatable {
    /// True while anything is still being loaded.
    public var isLoading: Bool
    /// The work going on, in words; empty where there is none.
    public var message: String
    /// How many sources are done.
    public var completedSources: Int
    /// How many sources there are; zero where the number is not known.
    public var totalSources: Int
    /// How many bytes have arrived.
    public var receivedBytes: Int64
    /// How many sources are done and how much has arrived, in words; empty where nothing is known.
    public var amount: String

    /// Creates a view model.
    public init(
        isLoading: Bool, message: String = "", completedSources: Int = 0, totalSources: Int = 0,
        receivedBytes: Int64 = 0, amount: String = ""
    ) {
        self.isLoading = isLoading
        self.message = message
        self.completedSources = completedSources
        self.totalSources = totalSources
        self.receivedBytes = receivedBytes
        self.amount = amount
    }
}
