/// The feeds that a web page announces, of which one is loaded.
package struct AnnouncedFeeds: Sendable {
    /// The page.
    package let page: FeedLocation
    /// The feed that is loaded.
    package let chosen: FeedLocation
    /// The others, in order.
    package let others: [FeedLocation]
}
