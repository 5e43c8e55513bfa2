import FeedModel

/// The sources of a displayed feed, and which of them to show with an item.
struct DisplayedSources: Sendable {
    private let sources: [FeedSource]
    private let itemCounts: [Int]
    /// By source index; `nil` for sources not to show.
    private let named: [ItemSourceViewModel?]
    private let isMerged: Bool
    private let title: String
    private let phrases: any FeedPhrases

    /// Creates the sources of `feed`; a feed that isn't merged is its own only source.
    ///
    /// - Parameters:
    ///   - title: the displayed title of the feed.
    ///   - phrases: the title of a source with neither title nor address, and words for failures.
    init(of feed: Feed, titled title: String, phrases: any FeedPhrases) {
        isMerged = feed.format == .merged
        let isOnlySource = feed.sources.isEmpty && !isMerged
        let sources = isOnlySource ? [FeedSource(of: feed)] : feed.sources
        var counts = Array(repeating: 0, count: sources.count)
        if sources.count == 1 {
            counts[0] = feed.items.count
        } else {
            for item in feed.items where counts.indices.contains(Int(item.sourceIndex)) {
                counts[Int(item.sourceIndex)] += 1
            }
        }
        self.sources = sources
        itemCounts = counts
        named = sources.map {
            feed.format == .merged ? Self.named($0, inFeedTitled: title).map(Self.shortened) : nil
        }
        self.title = title
        self.phrases = phrases
    }

    var count: Int { sources.count }

    /// Returns the source at `index`, all of whose items are unread.
    func viewModel(at index: Int) -> FeedSourceViewModel {
        let source = sources[index]
        return FeedSourceViewModel(
            identity: source.identity,
            title: (source.title ?? source.homePageURL ?? source.feedURL ?? phrases.untitledFeed)
                .inOneLine,
            homePageURL: source.homePageURL, feedURL: source.feedURL,
            folder: source.folder?.inOneLine, order: Self.order(source.order),
            itemCount: itemCounts[index],
            unreadCount: itemCounts[index],
            failure: source.failure.map {
                let words = DescribedErrorWording(phrases: phrases).words(for: $0)
                return [words.message, words.remedy].compactMap { $0 }.joined(separator: "; ")
                    .inOneLine
            })
    }

    private static func order(_ order: FeedItemOrder?) -> ItemOrder? {
        switch order {
        case .newest: ItemOrder(.date)
        case .oldest: ItemOrder(.date, isReversed: true)
        case .source, nil: nil
        }
    }

    /// Returns the index of the source that `item` comes from.
    func index(of item: FeedItem) -> Int? {
        let index = sources.count == 1 ? 0 : Int(item.sourceIndex)
        return sources.indices.contains(index) ? index : nil
    }

    /// Returns the language of the feed that `item` comes from, in a merged feed, which has none of
    /// its own.
    func language(of item: FeedItem) -> String? {
        isMerged ? index(of: item).flatMap { sources[$0].language } : nil
    }

    /// Returns the source to show with `item`: the one that the item names, else, in a merged feed,
    /// its feed.
    func source(beside item: FeedItem) -> ItemSourceViewModel? {
        if item.hasDetails, let source = item.source {
            return Self.named(source, inFeedTitled: title)
        }
        return index(of: item).flatMap { named[$0] }
    }

    /// Returns `nil` if the source would repeat the title of the feed.
    private static func named(
        _ source: FeedSource, inFeedTitled title: String
    ) -> ItemSourceViewModel? {
        let url = source.homePageURL ?? source.feedURL
        let name = source.title?.inOneLine
        guard name != nil || url != nil, !(name.map { $0.utf8.elementsEqual(title.utf8) } ?? false)
        else { return nil }
        return ItemSourceViewModel(title: name, url: url)
    }

    /// Cuts a longer title than any feed needs, and leaves out such an address: a feed may have very
    /// many items, beside each of which they stand.
    private static func shortened(_ source: ItemSourceViewModel) -> ItemSourceViewModel {
        ItemSourceViewModel(
            title: source.title?.cut(to: 300),
            url: source.url.flatMap { $0.utf8.count <= 2_048 ? $0 : nil })
    }
}
