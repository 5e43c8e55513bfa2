internal import FeedMarkup
internal import FeedModel

extension XMLFeedParser {
    /// Makes the feed of what was read from `bytes`, which it keeps.
    mutating func makeFeed(_ bytes: [UInt8], context: FeedParsingContext) -> Feed {
        let builder = feed
        let document = FeedDocument(
            bytes: bytes, records: records, bases: bases, partials: partials, scopes: scopes)
        let table = FeedItemTable(
            bytes: bytes, made: madeTexts, records: itemRecords, contents: document)
        for index in items.indices { items[index].setTable(table) }
        for (index, partial) in partials.enumerated() {
            items[Int(partial.item)].deferDetails(to: document, at: index)
        }
        return Feed(
            format: builder.format, id: builder.id, title: builder.title.value,
            homePageURL: builder.homePage.value,
            feedURL: builder.feedURL ?? context.documentURL, summary: builder.summary.value,
            icon: builder.icon.value, language: builder.language,
            authors: builder.authors.isEmpty ? builder.fallbackAuthors : builder.authors,
            items: items, updated: builder.updated.value, published: builder.published.value,
            rights: builder.rights, categories: builder.categories,
            generator: builder.generator,
            updateIntervalInSeconds: builder.schedule.intervalInSeconds,
            problems: problems.problems(in: bytes.span))
    }
}
