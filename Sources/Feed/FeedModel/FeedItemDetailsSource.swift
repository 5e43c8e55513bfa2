/// A document that makes the details of its items when they are asked for.
///
/// It may be asked from any thread, and answers the same each time.
public protocol FeedItemDetailsSource: AnyObject, Sendable {
    /// The details of the item at `index`.
    func details(at index: Int) -> FeedItemDetails
}
