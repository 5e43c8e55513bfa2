import FeedModel

/// The default words for errors: those of the phrases for parsing errors, those that a
/// ``DescribedFailure`` contains, and the description of all others.
final class DescribedErrorWording: FeedErrorWording {
    private let phrases: any FeedPhrases

    /// Creates a wording with `phrases`.
    init(phrases: any FeedPhrases) {
        self.phrases = phrases
    }

    func words(for error: FeedFailure) -> FeedErrorWords {
        #if hasFeature(Embedded)
            return words(described: error)
        #else
            if let error = error as? FeedParsingError { return words(parsing: error) }
            if let error = error as? DescribedFailure { return words(described: error) }
            return FeedErrorWords(message: "\(error)")
        #endif
    }

    private func words(described error: DescribedFailure) -> FeedErrorWords {
        if let cause = error.cause { return words(parsing: cause, in: error.message) }
        return FeedErrorWords(
            message: error.message, remedy: error.remedy, canRetry: error.canRetry)
    }

    private func words(
        parsing error: FeedParsingError, in document: String = ""
    ) -> FeedErrorWords {
        let words = phrases.words(for: error)
        return FeedErrorWords(
            message: document.isEmpty
                ? words.message : document + phrases.words[.separator] + words.message,
            remedy: words.remedy, canRetry: error.mayBePassing)
    }
}

extension FeedParsingError {
    /// The document may have been truncated in transit.
    fileprivate var mayBePassing: Bool {
        switch self {
        case .empty, .invalidJSON(.endsEarly, _, _): true
        case .invalidJSON, .notAFeed, .limitExceeded: false
        }
    }
}
