/// A feed that a list of feeds (OPML) names.
package struct FeedSubscription: Sendable, Hashable {
    /// What the list calls the feed, as plain text.
    package var title: String?
    /// Where the feed is.
    package var feedURL: String
    /// The site's page.
    package var homePageURL: String?

    /// Creates a subscription.
    package init(title: String? = nil, feedURL: String, homePageURL: String? = nil) {
        self.title = title
        self.feedURL = feedURL
        self.homePageURL = homePageURL
    }
}
