/// An error, in words that the user can act on.
public struct FeedErrorViewModel: Sendable, Equatable {
    /// No error.
    public static let noError = FeedErrorViewModel(message: nil)

    /// The error, and the file or address it concerns; `nil` if there is none.
    public var message: String?
    /// Advice to the user.
    public var remedy: String?
    /// True if another attempt may succeed.
    public var canRetry: Bool
    /// The prefix of the message, such as `error:`.
    public var label: String
    /// The message and the remedy, in one line.
    public var words: String
    /// The label of the retry command; empty if it doesn't help.
    public var retryLabel: String

    /// Creates a view model.
    public init(
        message: String?, remedy: String? = nil, canRetry: Bool = false, label: String = "",
        words: String = "", retryLabel: String = ""
    ) {
        self.message = message
        self.remedy = remedy
        self.canRetry = canRetry
        self.label = label
        self.words = words
        self.retryLabel = retryLabel
    }
}
