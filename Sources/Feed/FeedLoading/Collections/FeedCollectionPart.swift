package import FeedModel

/// A delivered part of a collection.
package struct FeedCollectionPart {
    /// The feeds, in order.
    package let feeds: [LoadedFeed]
    /// The sources without a feed so far, in order.
    package let missing: [FeedSource]
    /// The title of the list, if the collection is one list.
    package let title: String?
    /// The searches of the lists.
    package let searches: [FeedSearch]
    /// True if no source is awaited.
    package let isWhole: Bool
}
