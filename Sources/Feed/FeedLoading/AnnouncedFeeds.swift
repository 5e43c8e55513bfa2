/// The feeds that a web page announces, one of which is loaded.
package struct AnnouncedFeeds: Sendable {
    package let page: FeedLocation
    /// The feed that is loaded.
    package let chosen: FeedLocation
    /// The feeds that were tried before: gone, or no feeds.
    package let failed: [FeedLocation]
    /// The other feeds, in page order.
    package let others: [FeedLocation]
}
