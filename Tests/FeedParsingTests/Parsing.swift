import FeedModel
import FeedParsing
import Testing

/// Parses `text`, which must be a feed.
func feed(
    _ text: String, from url: String? = nil, limits: ParsingLimits = .default,
    checks: FeedChecks? = nil
) throws -> Feed {
    let parser = FeedParser(limits: limits, checks: checks)
    let context = FeedParsingContext(documentURL: url)
    guard case .feed(let feed) = try parser.parse(Array(text.utf8), context: context) else {
        throw FeedParsingError.notAFeed(.plainText)
    }
    return feed
}

/// Parses `text`, which must be a list of feeds.
func list(
    _ text: String, from url: String? = nil, checks: FeedChecks? = nil
) throws -> (
    feeds: [FeedSubscription], searches: [FeedSearch], title: String?, problems: [FeedProblem]
) {
    let context = FeedParsingContext(documentURL: url)
    let document = try FeedParser(checks: checks).parse(Array(text.utf8), context: context)
    guard case .subscriptions(let feeds, let searches, let title, let problems) = document else {
        throw FeedParsingError.notAFeed(.plainText)
    }
    return (feeds, searches, title, problems)
}

/// Parses an RSS 2.0 feed with `inside` in its channel.
func rss(_ inside: String, from url: String? = nil) throws -> Feed {
    try feed("<rss version='2.0'><channel>\(inside)</channel></rss>", from: url)
}

/// Returns the only item of an RSS 2.0 feed with `inside` in it.
func rssItem(_ inside: String) throws -> FeedItem {
    try #require(try rss("<item>\(inside)</item>").items.first)
}

/// Parses an Atom 1.0 feed with `inside` in it.
func atom(_ inside: String, from url: String? = nil) throws -> Feed {
    try feed("<feed xmlns='http://www.w3.org/2005/Atom'>\(inside)</feed>", from: url)
}

/// Returns the only entry of an Atom 1.0 feed with `inside` in it.
func atomEntry(_ inside: String) throws -> FeedItem {
    try #require(try atom("<entry>\(inside)</entry>").items.first)
}

/// Returns the only item of a JSON Feed with `inside` in it.
func jsonItem(_ inside: String) throws -> FeedItem {
    let text =
        #"{"version":"https://jsonfeed.org/version/1.1","title":"T","items":[{"id":"1",\#(inside)}]}"#
    return try #require(try feed(text).items.first)
}

/// Returns the problems that thorough parsing finds in `text`.
func faults(_ text: String) throws -> [FeedProblem] { try feed(text, checks: .all).problems }

/// Returns the problems in a complete RSS 2.0 feed with `inside` in its only item.
func faults(inItem inside: String) throws -> [FeedProblem] {
    try faults(
        """
        <rss version='2.0' xmlns:media='http://search.yahoo.com/mrss/'
        xmlns:georss='http://www.georss.org/georss' xmlns:gml='http://www.opengis.net/gml'
        xmlns:geo='http://www.w3.org/2003/01/geo/wgs84_pos#'
        xmlns:itunes='http://www.itunes.com/dtds/podcast-1.0.dtd'><channel><title>T</title>
        <link>https://example.org/</link><description>D</description>
        <item><title>A</title><guid isPermaLink='false'>1</guid>\(inside)</item></channel></rss>
        """)
}

/// Returns the problems in a complete JSON Feed with `inside` in its only item.
func faults(inJSONItem inside: String) throws -> [FeedProblem] {
    try faults(
        #"{"version":"https://jsonfeed.org/version/1.1","title":"T","items":[{"content_text":"a",\#(inside)}]}"#
    )
}
