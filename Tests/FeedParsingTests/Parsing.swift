import FeedModel
import FeedParsing
import Testing

/// The feed in `text`; a test fails where there is none.
func feed(
    _ text: String, from url: String? = nil, limits: ParsingLimits = .default
) throws -> Feed {
    let parser = FeedParser(limits: limits)
    let context = FeedParsingContext(documentURL: url)
    guard case .feed(let feed) = try parser.parse(Array(text.utf8), context: context) else {
        throw FeedParsingError.notAFeed(.plainText)
    }
    return feed
}

/// A feed in RSS 2.0 with `inside` in its channel.
func rss(_ inside: String, from url: String? = nil) throws -> Feed {
    try feed("<rss version='2.0'><channel>\(inside)</channel></rss>", from: url)
}

/// The one item of a feed in RSS 2.0, with `inside` in it.
func rssItem(_ inside: String) throws -> FeedItem {
    try #require(try rss("<item>\(inside)</item>").items.first)
}

/// A feed in Atom 1.0 with `inside` in it.
func atom(_ inside: String, from url: String? = nil) throws -> Feed {
    try feed("<feed xmlns='http://www.w3.org/2005/Atom'>\(inside)</feed>", from: url)
}

/// The one entry of a feed in Atom 1.0, with `inside` in it.
func atomEntry(_ inside: String) throws -> FeedItem {
    try #require(try atom("<entry>\(inside)</entry>").items.first)
}
