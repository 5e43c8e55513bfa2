/// A source of a collection without a feed.
package struct MissingFeed: Sendable, Equatable {
    package let source: FeedLocation
    /// The number of feeds before it in the collection.
    package let feedsBefore: Int

    package init(_ source: FeedLocation, feedsBefore: Int) {
        self.source = source
        self.feedsBefore = feedsBefore
    }
}
