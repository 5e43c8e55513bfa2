/// A failure in words that a loader has for it already.
public struct DescribedFailure: Error, Sendable, Equatable {
    /// What happened, and the thing it happened to. With a ``cause``, which tells what happened, the name of the
    /// document alone, or nothing.
    public var message: String
    /// Advice on what to do about it.
    public var remedy: String?
    /// True where trying again may help.
    public var canRetry: Bool
    /// Why a document is no feed, for which there are words in each language.
    public var cause: FeedParsingError?

    /// Creates a failure.
    public init(_ message: String, remedy: String? = nil, canRetry: Bool = false) {
        self.message = message
        self.remedy = remedy
        self.canRetry = canRetry
    }

    /// Creates the failure of a document that is no feed.
    ///
    /// - Parameter document: its name or address, which is told before the words of `cause`; of use where there
    ///   are several.
    public init(_ cause: FeedParsingError, in document: String = "") {
        self.init(document)
        self.cause = cause
    }
}
