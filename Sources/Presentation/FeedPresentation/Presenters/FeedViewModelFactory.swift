import FeedModel

/// Makes view models of feeds.
///
/// A class, since what makes the items holds it: to copy all its words for each item would cost more
/// than to make one.
final class FeedViewModelFactory: Sendable {
    /// How many of the feeds that were merged are named in the title, and how many where there are more.
    private static let titlesInAll = 3
    private static let titlesOfMore = 2

    let dateWording: any FeedDateWording
    let phrases: any FeedPhrases
    let listSeparator: String

    // Phrases in UTF-8, for what is made very often.
    let listSeparatorBytes: [UInt8]
    let untitledAttachment: [UInt8]
    let qualification: (before: [UInt8], after: [UInt8])

    init(dateWording: any FeedDateWording, phrases: any FeedPhrases) {
        self.dateWording = dateWording
        self.phrases = phrases
        listSeparator = phrases.phrase(for: .listSeparator).before
        listSeparatorBytes = Array(listSeparator.utf8)
        untitledAttachment = Array(phrases.attachment.utf8)
        let phrase = phrases.qualification
        qualification = (Array(phrase.before.utf8), Array(phrase.after.utf8))
    }

    /// - Parameter states: the states of the feed's items; asked each time an item or a source is made.
    func viewModel(for feed: Feed, states: FeedShownStates?) -> FeedViewModel {
        let items = feed.items
        let (title, titleOrigin) = title(of: feed)
        let sources = ShownSources(
            of: feed, titled: title, untitled: phrases.untitledFeed, states: states)
        return FeedViewModel(
            title: title,
            titleOrigin: titleOrigin,
            isMerged: feed.format == .merged,
            isImageFeed: feed.format == .imageFeed,
            summary: feed.summary?.inOneLine,
            homePageURL: feed.homePageURL,
            feedURL: feed.feedURL,
            iconURL: feed.icon,
            language: feed.language,
            authors: feed.authors.map(person),
            byline: byline(of: feed.authors),
            updated: feed.updated.map(date),
            published: feed.published.map(date),
            rights: feed.rights?.inOneLine,
            tags: feed.categories.map { $0.inOneLine },
            generator: feed.generator?.inOneLine,
            id: feed.id,
            format: feed.format.rawValue,
            encoding: feed.encoding,
            problems: feed.problems.map {
                ProblemViewModel(code: $0.code, message: $0.message.inOneLine, line: $0.line)
            },
            updateIntervalInSeconds: feed.updateIntervalInSeconds,
            itemCountWords: phrases.items(items.count),
            sources: FeedSourceViewModels(
                count: sources.count, source: { sources.viewModel(at: $0) }),
            items: FeedItemViewModels(
                count: items.count,
                item: { self.item(at: $0, of: items, from: sources, states?[$0] ?? []) },
                bytes: {
                    self.copyItem(at: $0, of: items, from: sources, states?[$0] ?? [], to: &$1)
                },
                detail: { self.detail(at: $0, of: items) },
                detailBytes: { self.copyDetail(at: $0, of: items, parts: $1, to: &$2) },
                hasDetail: { Self.hasDetail(at: $0, of: items) },
                text: { Self.text($0, at: $1, of: items) },
                textBytes: { Self.append($0, at: $1, of: items, to: &$2) },
                image: { Self.image(items[$0].image) }))
    }

    private func title(of feed: Feed) -> (String, FeedTitleOrigin) {
        if let title = feed.title ?? mergedTitle(of: feed) { return (title.inOneLine, .own) }
        if let url = feed.homePageURL ?? feed.feedURL { return (url, .url) }
        return (phrases.untitledFeed, .placeholder)
    }

    /// The title of a feed that was merged without one: it is called by its sources.
    private func mergedTitle(of feed: Feed) -> String? {
        guard feed.format == .merged else { return nil }
        let titles = feed.sources.compactMap { $0.title }
        guard !titles.isEmpty else { return nil }
        if titles.count <= Self.titlesInAll { return phrases.title(of: titles, andMore: 0) }
        return phrases.title(
            of: Array(titles.prefix(Self.titlesOfMore)),
            andMore: titles.count - Self.titlesOfMore)
    }

    private func item(
        at index: Int, of list: [FeedItem], from sources: ShownSources, _ states: FeedItemStates
    ) -> FeedItemViewModel {
        let item = list[index]
        let (title, origin) =
            item.title.map { ($0.inOneLine, FeedTitleOrigin.own) } ?? derivedTitle(for: item)
        return FeedItemViewModel(
            id: item.id,
            title: title,
            titleOrigin: origin,
            states: states,
            url: item.url,
            openURL: item.url ?? Self.openURL(ofPageless: item),
            published: item.published.map(date),
            updated: item.updated.map(date),
            byline: byline(of: item.authors),
            location: item.location?.inOneLine,
            sourceIndex: sources.index(of: item),
            source: sources.source(beside: item))
    }

    /// The same in bytes, for lists that are long.
    private func copyItem(
        at index: Int, of list: [FeedItem], from sources: ShownSources, _ states: FeedItemStates,
        to copy: inout FeedItemBytes
    ) {
        let item = list[index]
        copy.removeAll()
        let texts = copy.texts.addAll { item.appendTexts(to: &$0) }
        copy.id = texts.id
        copy.url = texts.url
        if let title = texts.title {
            copy.texts.removeLineFeeds(in: title)
            copy.title = title
        } else {
            let (title, origin) = derivedTitle(for: item)
            copy.title = copy.texts.add(title)
            copy.titleOrigin = origin
        }
        copy.published = add(texts.published, to: &copy)
        copy.updated = add(texts.updated, to: &copy)
        copy.openURL = texts.url
        if item.hasDetails {
            copy.byline = copy.texts.add(byline(of: item.authors))
            copy.location = copy.texts.add(item.location?.inOneLine)
            if copy.url == nil { copy.openURL = copy.texts.add(Self.openURL(ofPageless: item)) }
        }
        copy.sourceIndex = sources.index(of: item)
        if let source = sources.source(beside: item) {
            copy.sourceTitle = copy.texts.add(source.title)
            copy.sourceURL = copy.texts.add(source.url)
        }
        copy.states = states
    }

    /// The page that an item without one of its own is about, else its first file.
    private static func openURL(ofPageless item: FeedItem) -> String? {
        guard item.hasDetails else { return nil }
        let details = item.details
        return details.externalURL ?? details.attachments.first?.url
    }

    private func add(_ date: FeedDate?, to copy: inout FeedItemBytes) -> FeedItemBytes.Date? {
        guard let date else { return nil }
        return FeedItemBytes.Date(
            secondsSince1970: date.secondsSince1970,
            rfc3339: copy.texts.add { RFC3339.append(date, to: &$0) },
            words: copy.texts.add {
                if !date.isPlaceholder { dateWording.appendWords(for: date, to: &$0) }
            })
    }

    /// A title from the item's text, else from its link, else the phrase for none.
    private func derivedTitle(for item: FeedItem) -> (String, FeedTitleOrigin) {
        if let title = Excerpt.title(from: item.summary, else: item.content) {
            return (title, .text)
        }
        if let url = item.url { return (url, .url) }
        return (phrases.untitledItem, .placeholder)
    }

    func byline(of authors: [FeedAuthor]) -> String? {
        if authors.isEmpty { return nil }
        if authors.count == 1 { return (authors[0].name ?? authors[0].email)?.inOneLine }
        let names = authors.compactMap { $0.name ?? $0.email }
        return names.isEmpty ? nil : names.joined(separator: listSeparator).inOneLine
    }

    func person(_ author: FeedAuthor) -> PersonViewModel {
        PersonViewModel(
            name: author.name?.inOneLine, url: author.url, avatarURL: author.avatar,
            email: author.email)
    }

    func date(_ date: FeedDate) -> DateViewModel {
        DateViewModel(
            secondsSince1970: date.secondsSince1970, rfc3339: RFC3339.string(from: date),
            words: date.isPlaceholder ? "" : dateWording.words(for: date))
    }
}
