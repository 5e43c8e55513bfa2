/// The progress of loading.
public struct FeedLoadingViewModel: Sendable, Equatable {
    /// True while anything is still being loaded.
    public var isLoading: Bool
    /// The current activity in words; may be empty.
    public var message: String
    /// The number of sources that have been loaded.
    public var completedSources: Int
    /// The number of sources; zero if unknown.
    public var totalSources: Int
    /// The number of bytes received.
    public var receivedBytes: Int64
    /// The counts in words; empty if unknown.
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

    /// The activity and the counts in one line; may be empty.
    public var words: String {
        [message, amount].filter { !$0.isEmpty }.joined(separator: " · ")
    }
}
