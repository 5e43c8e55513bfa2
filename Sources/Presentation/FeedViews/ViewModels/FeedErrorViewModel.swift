/// Why loading failed, or what else went wrong beside a feed on show, in words a person can act on.
public struct FeedErrorViewModel: Sendable, Equatable {
    /// No error: an error view shows nothing for it.
    public static let noError = FeedErrorViewModel(message: nil)

    /// The error, and the file or address it happened to; `nil` where nothing is wrong.
    public var message: String?
    /// Advice on what to do about it.
    public var remedy: String?
    /// True where trying again may help.
    public var canRetry: Bool
    /// The word that announces the message, such as `error:`.
    public var label: String
    /// The message and the remedy, in one line.
    public var words: String
    /// The words that ask to try again; empty where that does not help.
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
