import FeedModel
import FeedParsing

extension FeedDateParser {
    /// Parses `text`.
    static func parse(_ text: String) -> FeedDate? {
        let bytes = Array(text.utf8)
        return parse(bytes.span)
    }
}
