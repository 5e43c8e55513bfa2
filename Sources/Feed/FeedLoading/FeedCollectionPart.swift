/// A report of what of a collection is handed on.
package struct FeedCollectionPart {
    /// The feeds, in order.
    package let feeds: [LoadedFeed]
    /// The sources that gave none, or none yet.
    package let missing: [FeedLocation]
    /// The title of the list that is all of the collection.
    package let title: String?
    /// Nothing more is waited for.
    package let isWhole: Bool
}
