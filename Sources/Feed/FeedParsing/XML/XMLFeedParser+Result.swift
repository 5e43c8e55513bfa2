internal import FeedMarkup
internal import FeedModel

extension XMLFeedParser {
    /// Makes the feed of what was read from `bytes`, which it keeps.
    mutating func makeFeed(_ bytes: [UInt8], context: FeedParsingContext) -> Feed {
        let builder = feed
        finishPart()
        for part in readParts { connect(part, bytes) }
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
            problems: problems.problems(in: bytes.span))
        feed.newFeedURL = builder.newFeedURL
        feed.isExpired = builder.isExpired
        return feed
    }

    /// Ends the part of the items that is being read.
    mutating func finishPart() {
        guard items.count > partStart else { return }
        readParts.append(ReadPart(from: partStart, of: &self))
        partStart = items.count
    }

    /// Gives the items of `part` what they are made of.
    private mutating func connect(_ part: ReadPart, _ bytes: [UInt8]) {
        var bases = part.bases
        // The feed may say at its end what its addresses are of.
        bases.fallback = self.bases.fallback
        let document = FeedDocument(
            bytes: bytes, records: part.records, bases: bases, partials: part.partials,
            scopes: part.scopes)
        let table = FeedItemTable(
            bytes: bytes, made: part.madeTexts, records: part.itemRecords, contents: document,
            details: document)
        for index in part.itemRecords.indices { items[part.start + index].setTable(table) }
    }
}
