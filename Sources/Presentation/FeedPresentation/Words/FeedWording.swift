/// The words that presenters use: phrases of one language, dates, and errors.
public struct FeedWording: Sendable {
    /// The words that are added.
    public var phrases: any FeedPhrases
    /// Puts dates into words.
    public var dates: any FeedDateWording
    /// Puts errors into words.
    public var errors: any FeedErrorWording

    /// Creates a wording.
    ///
    /// - Parameters:
    ///   - phrases: the words that are added.
    ///   - dates: puts dates into words; by default the phrases do, in UTC.
    ///   - errors: puts errors into words; by default the phrases do for documents that are no feeds, a
    ///     `DescribedFailure` does for itself, and others are described as a programmer reads them.
    public init(
        phrases: any FeedPhrases = .english, dates: (any FeedDateWording)? = nil,
        errors: (any FeedErrorWording)? = nil
    ) {
        self.phrases = phrases
        self.dates = dates ?? PhrasedDateWording(phrases: phrases)
        self.errors = errors ?? DescribedErrorWording(phrases: phrases)
    }
}
