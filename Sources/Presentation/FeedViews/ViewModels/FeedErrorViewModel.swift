/// Why loading failed, in words a person can act on.
public struct FeedErrorViewModel: Sendable, Equatable {
    /// No error: an error view shows nothing for it.
    public static let noError = FeedErrorViewModel(message: nil)

    /// What happened, and to which file or address; `nil` where nothing is wrong.
    public var message: String?
    /// What to do about it.
    public var remedy: String?
    /// Whether trying again may help.
    public var canRetry: Bool
    /// What the message is announced with, such as `error:`.
    public var label: String
    /// What happened and what to do, in one line.
    public var words: String
    /// What asks to try again; empty where that does not help.
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
