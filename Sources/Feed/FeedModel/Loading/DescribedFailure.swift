/// A failure with words for the user.
public struct DescribedFailure: Error, Sendable, Hashable {
    /// The failure and what it concerns. With a ``cause``, just the name of the document, or empty.
    public var message: String
    /// Advice on what to do about it.
    public var remedy: String?
    /// True if another attempt may succeed.
    public var canRetry: Bool
    /// The reason why a document is not a feed, which presenters put into words.
    public var cause: FeedParsingError?

    /// Creates a failure.
    public init(_ message: String, remedy: String? = nil, canRetry: Bool = false) {
        self.message = message
        self.remedy = remedy
        self.canRetry = canRetry
    }

    /// Creates the failure of a document that is not a feed.
    ///
    /// - Parameter document: its name or address, shown before the words for `cause`; useful if
    ///   there are several documents.
    public init(_ cause: FeedParsingError, in document: String = "") {
        self.init(document)
        self.cause = cause
    }
}
