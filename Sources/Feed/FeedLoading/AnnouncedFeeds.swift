/// The feeds that a web page announces, of which one is loaded.
package struct AnnouncedFeeds: Sendable {
    /// The page.
    package let page: FeedLocation
    /// The feed that is loaded.
    package let chosen: FeedLocation
    /// The others, in order.
    package let others: [FeedLocation]

    /// Creates the feeds of a page, which announces the first of them and `others`.
    init(page: FeedLocation, chosen: FeedLocation, others: [FeedLocation]) {
        self.page = page
        self.chosen = chosen
        self.others = others
    }
}
