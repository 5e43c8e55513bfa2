/// A document that makes the details of its items when they are asked for.
///
/// It may be asked from any thread, and answers the same each time.
package protocol FeedItemDetailsSource: AnyObject, Sendable {
    /// The details of the item at `index`, but for those that lists show: its authors, place and
    /// source.
    ///
    /// - Parameter onlyFiles: whether nothing else is wanted than the picture and the files.
    func details(at index: Int, onlyFiles: Bool) -> FeedItemDetails
}
