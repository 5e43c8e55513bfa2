import FeedModel
import FeedParsing

/// The result of parsing a document. Not a `Result`, for the reason given at
/// ``FeedCollectionResult``.
enum DocumentReading {
    case document(ParsedDocument)
    case failure(FeedParsingError)

    /// True if the end of the document is missing.
    var isCutShort: Bool {
        let problems: [FeedProblem] =
            switch self {
            case .document(.feed(let feed)): feed.problems
            case .document(.subscriptions(_, title: _, let problems)): problems
            case .failure: []
            }
        return problems.contains { $0.code == "truncated-document" }
    }
}
