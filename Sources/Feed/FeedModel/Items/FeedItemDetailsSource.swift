/// A document that makes the details of its items on request.
///
/// Called on any thread; repeated requests return equal values.
package protocol FeedItemDetailsSource: AnyObject, Sendable {
    /// Returns the details of the item at `index`, except those that lists show: authors, location
    /// and source.
    ///
    /// - Parameter onlyFiles: whether to make only the picture and the files.
    func details(at index: Int, onlyFiles: Bool) -> FeedItemDetails
}
