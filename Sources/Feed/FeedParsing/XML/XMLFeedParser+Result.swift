internal import FeedModel

extension XMLFeedParser {
    /// Makes the feed, whose items share ownership of `bytes`.
    mutating func makeFeed(_ bytes: [UInt8], context: FeedParsingContext) -> Feed {
        let candidates = state.candidates
        var feed = state.feed
        feed.title = candidates.title.value
        feed.homePageURL = candidates.homePage.value
        feed.feedURL = feed.feedURL ?? context.documentURL
        feed.summary = candidates.summary.value
        feed.icon = candidates.icon.value
        if feed.authors.isEmpty { feed.authors = candidates.fallbackAuthors }
        feed.items = results.items(of: bytes, bases: state.bases)
        feed.updated = candidates.updated.value
        feed.published = candidates.published.value
        feed.updateIntervalInSeconds = candidates.schedule.intervalInSeconds
        feed.problems = results.problems.problems(in: bytes.span)
        return feed
    }
}
