internal import FeedModel

extension XMLFeedParser {
    /// Makes the feed, whose items share ownership of `bytes`.
    mutating func makeFeed(_ bytes: [UInt8], context: FeedParsingContext) -> Feed {
        let builder = state.feed
        let items = results.items(of: bytes, bases: state.bases)
        var feed = Feed(
            format: builder.format, id: builder.id, title: builder.title.value,
            homePageURL: builder.homePage.value,
            feedURL: builder.feedURL ?? context.documentURL, summary: builder.summary.value,
            icon: builder.icon.value, language: builder.language,
            authors: builder.authors.isEmpty ? builder.fallbackAuthors : builder.authors,
            items: items, updated: builder.updated.value, published: builder.published.value,
            rights: builder.rights, categories: builder.categories,
            generator: builder.generator,
            updateIntervalInSeconds: builder.schedule.intervalInSeconds,
            problems: results.problems.problems(in: bytes.span))
        feed.newFeedURL = builder.newFeedURL
        feed.isExpired = builder.isExpired
        return feed
    }
}
