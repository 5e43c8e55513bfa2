import FeedModel
import FeedParsing

/// The result of parsing a document. Not a `Result`, for the reason given at
/// ``FeedCollectionResult``.
enum DocumentReading {
    case document(ParsedDocument)
    case failure(FeedParsingError)

    /// True if it is a feed, or a list of feeds.
    var isDocument: Bool { if case .document = self { true } else { false } }
}
