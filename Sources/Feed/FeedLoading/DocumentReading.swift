import FeedModel
import FeedParsing

/// The result of parsing a document. Not a `Result`, for the reason given at
/// ``FeedCollectionResult``.
enum DocumentReading {
    case document(ParsedDocument)
    case failure(FeedParsingError)
}
