/// What a failure is, in words.
public struct FeedErrorWords: Sendable, Equatable {
    /// The failure, and the file or address it concerns.
    public var message: String
    /// Advice to the user.
    public var remedy: String?
    /// True if another attempt may succeed.
    public var canRetry: Bool

    /// Creates words.
    public init(message: String, remedy: String? = nil, canRetry: Bool = false) {
        self.message = message
        self.remedy = remedy
        self.canRetry = canRetry
    }
}
