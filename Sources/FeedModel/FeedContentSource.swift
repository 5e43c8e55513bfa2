/// A document that makes the content of its items when it is asked for.
///
/// It may be asked from any thread, and answers the same each time.
public protocol FeedContentSource: AnyObject, Sendable {
    /// The sanitised HTML of the content at `index`.
    func html(at index: Int) -> String
    /// The text of the content at `index`, its paragraphs on lines of their own.
    func plainText(at index: Int) -> String
    /// The beginning of that text: what about `limit` bytes of the document say, or all of it.
    func plainText(at index: Int, upTo limit: Int) -> FeedTextBeginning
    /// The first picture with a safe address in the content at `index`.
    func firstImage(at index: Int) -> FeedImage?
}
