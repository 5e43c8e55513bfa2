/// The document formats that FeedHost reads. The raw value is used in reports.
public enum FeedFormat: String, Sendable, CaseIterable {
    /// The image feed: `{"items": [{"id", "description", "location", "image"}]}`.
    case imageFeed = "image-feed"
    case rss090 = "rss-0.90"
    case rss091 = "rss-0.91"
    case rss092 = "rss-0.92"
    case rss093 = "rss-0.93"
    case rss094 = "rss-0.94"
    /// RSS 1.0, which is RDF.
    case rss10 = "rss-1.0"
    case rss20 = "rss-2.0"
    /// RSS 2.0's elements written as JSON.
    case rssInJSON = "rss-in-json"
    case atom03 = "atom-0.3"
    case atom10 = "atom-1.0"
    case jsonFeed10 = "json-feed-1.0"
    case jsonFeed11 = "json-feed-1.1"
    /// Channel Definition Format, Microsoft 1997.
    case cdf = "cdf"
    /// Several sources merged into one feed.
    case merged = "merged"
}
