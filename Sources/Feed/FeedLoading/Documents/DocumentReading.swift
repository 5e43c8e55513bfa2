import FeedModel
import FeedParsing

/// The result of parsing a document. Not a `Result`, for the reason given at
/// ``FeedCollectionResult``.
enum DocumentReading {
    case document(ParsedDocument)
    case failure(FeedParsingError)

    /// The verdict on the document.
    ///
    /// - Parameter leadsToFeed: whether it is a page that leads to a feed.
    func verdict(leadsToFeed: Bool) -> DocumentVerdict {
        let problems: [FeedProblem]
        switch self {
        case .document(.feed(let feed)): problems = feed.problems
        case .document(.subscriptions(_, title: _, let found)): problems = found
        case .failure: return leadsToFeed ? .page : .useless
        }
        return problems.contains { $0.code == "truncated-document" } ? .cutShort : .whole
    }
}
