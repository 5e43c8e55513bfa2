import FeedModel

/// Makes view models of feeds.
///
/// A class, since all items of a feed refer to it.
final class FeedViewModelFactory: Sendable {
    /// The most sources whose titles are all named in the title of a merged feed, and the number
    /// named if there are more.
    private static let titlesInAll = 3
    private static let titlesOfMore = 2

    let phrases: any FeedPhrases
    let listSeparator: String
    /// Converted once for all labels.
    let attachment: FeedText
    let articles: ArticlePresenter
    private let dateWording: any FeedDateWording

    init(_ wording: FeedWording) {
        dateWording = wording.dates
        phrases = wording.phrases
        articles = ArticlePresenter(phrases: wording.phrases)
        listSeparator = phrases.phrase(for: .listSeparator).before
        attachment = FeedText(phrases.attachment)
    }

    func viewModel(for feed: Feed, states: DisplayedItemStates?) -> FeedViewModel {
        let (title, titleOrigin) = title(of: feed)
        let sources = DisplayedSources(of: feed, titled: title, phrases: phrases)
        var viewModel = FeedViewModel(
            title: title,
            titleOrigin: titleOrigin,
            isMerged: feed.format == .merged,
            isImageFeed: feed.format == .imageFeed,
            grouping: Self.grouping(of: feed),
            summary: feed.summary?.inOneLine,
            homePageURL: feed.homePageURL,
            feedURL: feed.feedURL,
            iconURL: feed.icon,
            faviconURL: feed.favicon,
            language: feed.language,
            authors: feed.authors.map(person),
            byline: byline(of: feed.authors),
            updated: feed.updated.map(date),
            published: feed.published.map(date),
            asOf: asOf(of: feed).map(date),
            rights: feed.rights?.inOneLine,
            tags: feed.categories.map { $0.inOneLine },
            generator: feed.generator?.inOneLine,
            id: feed.id,
            format: feed.format.rawValue,
            document: document(of: feed),
            itemCountWords: phrases.items(feed.items.count),
            sources: FeedSourceViewModels(
                count: sources.count, source: { sources.viewModel(at: $0) }),
            searches: feed.searches,
            items: FeedItemViewModels(
                DisplayedItems(
                    feed.items, of: sources, byline: byline(of: feed.authors), by: self)))
        viewModel.states = states
        return viewModel
    }

    /// The feed's own date unless it is in the future; of a merged feed for lack of one that of its
    /// newest item.
    private func asOf(of feed: Feed) -> FeedDate? {
        if let own = feed.updated ?? feed.published,
            start(of: own) <= dateWording.secondsSince1970 ?? .max
        {
            return own
        }
        guard feed.format == .merged else { return nil }
        return DisplayedItems.newestDate(of: feed.items)
    }

    /// Groups by date or source if the user has asked for that order, else by folder, and else
    /// those of several feeds by day.
    private static func grouping(of feed: Feed) -> FeedItemGrouping {
        let order = feed.requestedOrder
        if order != .newest, order != .oldest, feed.sources.contains(where: { $0.folder != nil }) {
            return .folder
        }
        guard feed.format == .merged else { return .none }
        return order == .source ? .source : .day
    }

    private func document(of feed: Feed) -> FeedDocumentViewModel {
        FeedDocumentViewModel(
            newFeedURL: feed.newFeedURL, nextPageURL: feed.nextPageURL, encoding: feed.encoding,
            updateIntervalInSeconds: feed.updateIntervalInSeconds,
            hubs: feed.hubs.map { FeedHub(protocol: $0.protocol.inOneLine, url: $0.url) },
            problems: feed.problems.map {
                FeedProblem(code: $0.code, message: $0.message.inOneLine, line: $0.line)
            },
            isExpired: feed.isExpired)
    }

    private func title(of feed: Feed) -> (String, FeedTitleOrigin) {
        if let title = feed.title ?? mergedTitle(of: feed) { return (title.inOneLine, .own) }
        if let url = feed.homePageURL ?? feed.feedURL { return (url, .url) }
        return (phrases.untitledFeed, .placeholder)
    }

    /// Returns a title made of the sources' titles, for a merged feed without one.
    private func mergedTitle(of feed: Feed) -> String? {
        guard feed.format == .merged else { return nil }
        let titles = feed.sources.compactMap { $0.failure == nil ? $0.title : nil }
        guard !titles.isEmpty else { return nil }
        if titles.count <= Self.titlesInAll { return phrases.title(of: titles, andMore: 0) }
        return phrases.title(
            of: Array(titles.prefix(Self.titlesOfMore)),
            andMore: titles.count - Self.titlesOfMore)
    }

    // Used for feeds and items.

    func byline(of authors: [FeedAuthor]) -> String? {
        if authors.count == 1 { return (authors[0].name ?? authors[0].email)?.inOneLine }
        let names = authors.compactMap { $0.name ?? $0.email }
        return names.isEmpty ? nil : names.joined(separator: listSeparator).inOneLine
    }

    func person(_ author: FeedAuthor) -> PersonViewModel {
        PersonViewModel(
            name: author.name?.inOneLine, url: author.url, avatarURL: author.avatar,
            email: author.email)
    }

    /// Converts a date. Placeholder dates have no words.
    func date(_ date: FeedDate) -> DateViewModel {
        var texts = FeedTextWriter(capacity: 64)
        return self.date(date, in: &texts)
    }

    /// Returns when a date begins by the reader's clock.
    func start(of date: FeedDate) -> Int64 {
        date.start { Int64(dateWording.secondsAheadOfUTC(at: FeedDate(secondsSince1970: $0))) }
    }

    /// Returns a part of a date in words; `nil` for a placeholder.
    func words(for date: FeedDate, part: FeedDatePart) -> String? {
        date.isPlaceholder ? nil : dateWording.words(for: date, part: part)
    }

    /// Converts a date, allocating its texts in `texts`.
    func date(_ date: FeedDate, in texts: inout FeedTextWriter) -> DateViewModel {
        let start = start(of: date)
        return DateViewModel(
            precision: date.precision, secondsSince1970: start,
            secondsAheadOfUTC: dateWording.secondsAheadOfUTC(at: FeedDate(secondsSince1970: start)),
            rfc3339: RFC3339.write(date, to: &texts),
            words: date.isPlaceholder ? .empty : texts.add(dateWording.words(for: date)))
    }
}
