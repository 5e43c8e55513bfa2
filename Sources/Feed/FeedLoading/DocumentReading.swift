import FeedModel
import FeedParsing

/// What came of reading a document: a type of its own for the reason that ``FeedCollectionResult`` is one.
enum DocumentReading {
    case document(ParsedDocument)
    case failure(FeedParsingError)
}
