/// The document formats that FeedHost reads. The raw value is used in reports.
public enum FeedFormat: String, Sendable, CaseIterable {
    /// The image feed: `{"items": [{"id", "description", "location", "image"}]}`.
    case imageFeed = "image-feed"
    /// The first RSS, of Netscape in 1999, which is RDF.
    case rss090 = "rss-0.90"
    /// RSS without RDF, of Netscape and of UserLand.
    case rss091 = "rss-0.91"
    /// RSS of UserLand, in 2000, with enclosures and categories.
    case rss092 = "rss-0.92"
    /// A draft of UserLand, in 2001, with dates of items.
    case rss093 = "rss-0.93"
    /// A draft of UserLand, in 2002.
    case rss094 = "rss-0.94"
    /// RSS 1.0, which is RDF.
    case rss10 = "rss-1.0"
    /// Today's RSS, of 2002; other documents whose root is `rss` are read as this, too.
    case rss20 = "rss-2.0"
    /// RSS 2.0's elements written as JSON.
    case rssInJSON = "rss-in-json"
    /// The draft of Atom that was in use before the standard.
    case atom03 = "atom-0.3"
    /// Atom as in RFC 4287.
    case atom10 = "atom-1.0"
    /// JSON Feed of 2017, with one author.
    case jsonFeed10 = "json-feed-1.0"
    /// JSON Feed of 2020, with several authors and languages.
    case jsonFeed11 = "json-feed-1.1"
    /// Channel Definition Format, Microsoft 1997.
    case cdf = "cdf"
    /// Several sources merged into one feed.
    case merged = "merged"
}
