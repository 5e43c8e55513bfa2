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
        switch self {
        case .document(let document): document.isCutShort ? .cutShort : .whole
        case .failure: leadsToFeed ? .page : .useless
        }
    }
}
