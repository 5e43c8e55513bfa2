/// The words that presenters use.
public struct FeedWording: Sendable {
    /// Phrases of one language.
    public var phrases: any FeedPhrases
    /// Words for dates.
    public var dates: any FeedDateWording
    /// Words for errors.
    public var errors: any FeedErrorWording

    /// Creates a wording.
    ///
    /// - Parameters:
    ///   - phrases: phrases of one language.
    ///   - dates: words for dates; by default from the phrases, in UTC.
    ///   - errors: words for errors; by default those of the phrases for parsing errors, those that
    ///     a `DescribedFailure` contains, and descriptions of all others.
    public init(
        phrases: any FeedPhrases = .english, dates: (any FeedDateWording)? = nil,
        errors: (any FeedErrorWording)? = nil
    ) {
        self.phrases = phrases
        self.dates = dates ?? PhrasedDateWording(phrases: phrases)
        self.errors = errors ?? DescribedErrorWording(phrases: phrases)
    }
}
