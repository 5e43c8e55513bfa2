import FeedModel

/// The words of phrases for documents that are no feeds, those that a failure brings with it, and of all other errors
/// what a programmer reads: for an app that has no words of its own yet.
final class DescribedErrorWording: FeedErrorWording {
    private let phrases: any FeedPhrases

    /// Creates a wording with `phrases`.
    init(phrases: any FeedPhrases) {
        self.phrases = phrases
    }

    func words(for error: FeedFailure) -> FeedErrorViewModel {
        #if hasFeature(Embedded)
            return words(described: error)
        #else
            if let error = error as? FeedParsingError { return words(parsing: error) }
            if let error = error as? DescribedFailure { return words(described: error) }
            return FeedErrorViewModel(message: "\(error)")
        #endif
    }

    private func words(described error: DescribedFailure) -> FeedErrorViewModel {
        if let cause = error.cause { return words(parsing: cause, in: error.message) }
        return FeedErrorViewModel(
            message: error.message, remedy: error.remedy, canRetry: error.canRetry)
    }

    private func words(
        parsing error: FeedParsingError, in document: String = ""
    ) -> FeedErrorViewModel {
        let words = phrases.words(for: error)
        return FeedErrorViewModel(
            message: document.isEmpty ? words.message : document + ": " + words.message,
            remedy: words.remedy, canRetry: error.mayBePassing)
    }
}

extension FeedParsingError {
    /// The document may have been cut short on its way.
    fileprivate var mayBePassing: Bool {
        switch self {
        case .empty, .invalidJSON: true
        case .notAFeed, .limitExceeded: false
        }
    }
}
