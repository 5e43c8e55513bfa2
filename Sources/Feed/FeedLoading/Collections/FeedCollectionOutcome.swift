import FeedModel

/// The results of all sources of a collection.
struct FeedCollectionOutcome {
    /// The result of each source, in order; lists and pages count as the sources they resolve to.
    let results: FeedCollectionResult.OfSources
    /// The loaded feeds, in order.
    var feeds: [LoadedFeed] { parts.compactMap(\.loaded) }
    /// The failed sources.
    private(set) var failures: [(source: FeedLocation, error: any Error)] = []
    /// The lists that may have lost feeds, with their faults.
    let damagedLists: [(source: FeedLocation, problems: [FeedProblem])]
    /// The pages that announce several feeds.
    let announcements: [AnnouncedFeeds]
    /// The sources without a feed: failed, or still awaited and without a known feed.
    var missing: [FeedSource] { parts.filter { $0.loaded == nil }.map { $0.feed.sources[0] } }
    /// The loaded feeds and, as feeds without items, the missing ones, in order; with the failures
    /// of the missing and of those that are older copies.
    private var parts: [(feed: Feed, loaded: LoadedFeed?, failure: (any Error)?)] = []
    /// True if no source is awaited.
    let isWhole: Bool
    /// The title of the list, if the collection is one list.
    let title: String?
    /// The searches of the lists that the user named.
    let searches: [FeedSearch]

    /// - Parameters:
    ///   - known: feeds to use for awaited sources.
    ///   - describe: puts the failures of sources into words; see
    ///     ``FeedCollectionLoader/Reports/describe``.
    init(
        of sources: FeedCollectionSources, known: KnownFeeds? = nil,
        describe: ([any Error]) -> [DescribedFailure?]
    ) {
        damagedLists = sources.damagedLists
        let chosen = Set(sources.roots.flatMap(\.leaves).compactMap { $0.result?.feed?.source })
        announcements = sources.announcements.filter { chosen.contains($0.chosen) }
        title = sources.listTitle ?? known?.title
        searches = sources.roots.flatMap { $0.searches }
        let leaves = sources.roots.flatMap(\.leaves)
        isWhole = !leaves.contains(where: \.isRunning)
        // A source that another list provides isn't missing, unless all are lists of lists.
        let given = Set(
            sources.roots.flatMap(\.all).filter { $0.leaves.contains { $0.result != nil } }
                .map(\.source))
        results = leaves.compactMap { entry in
            entry.result.map { (entry.source, entry.page, $0) }
        }
        // What stands beside a page or a list that is awaited is not shown for it, too.
        var taken = Set(leaves.map(\.source))
        for entry in leaves {
            switch entry.result {
            case .feed(let feed)?: add(feed)
            case .failure(let error)?: fail(entry, error)
            case nil where entry.isRunning:
                let feeds = known?.feeds(of: entry.source)
                for feed in feeds ?? []
                where taken.insert(feed.source).inserted
                    || feed.source == entry.source && !chosen.contains(feed.source)
                { add(feed) }
                if feeds == nil { addMissing(entry) }
            case nil where isWhole && given.isDisjoint(with: entry.known):
                fail(entry, FeedLoadingError.listsOnlyLists(entry.source))
            case nil: break
            }
        }
        let failed = parts.indices.filter { parts[$0].failure != nil }
        for (index, words) in zip(failed, describe(failed.compactMap { parts[$0].failure })) {
            parts[index].feed.sources[0].failure = words
        }
    }

    private mutating func fail(_ entry: FeedCollectionEntry, _ error: any Error) {
        failures.append((entry.source, error))
        addMissing(entry, error)
    }

    private mutating func addMissing(
        _ entry: FeedCollectionEntry, _ failure: (any Error)? = nil
    ) {
        let source = entry.source.missingSource(titled: entry.title, folder: entry.folder)
        parts.append((FeedMerger.feed(without: source), nil, failure))
    }

    private mutating func add(_ loaded: LoadedFeed) {
        var feed = loaded.feed
        feed.sources = [
            FeedSource(of: feed, identity: loaded.source.identity, folder: loaded.folder)
        ]
        feed.sources[0].order = loaded.order
        parts.append((feed, loaded, loaded.failure))
    }

    /// The report for callbacks.
    var part: FeedCollectionPart {
        FeedCollectionPart(
            feeds: feeds, missing: missing, title: title, searches: searches,
            isWhole: isWhole)
    }

    /// The failure, if there is no feed.
    var failure: (any Error)? {
        guard feeds.isEmpty else { return nil }
        return failures.count == 1
            ? failures[0].error : FeedLoadingError.allFailed(failures.map(\.error))
    }

    /// Merges the feeds; a single one is unchanged, except for the title and folder that a list
    /// gives it.
    ///
    /// - Parameters:
    ///   - order: the order of the items; by default newest first for several feeds, and document
    ///     order for one.
    ///   - clock: the time and time zone by which dates count.
    func feed(in order: FeedItemOrder?, at clock: FeedClock) -> Feed {
        var feed = joined(in: order, at: clock)
        feed.searches = searches
        return feed
    }

    private func joined(in order: FeedItemOrder?, at clock: FeedClock) -> Feed {
        guard parts.count == 1, let loaded = parts[0].loaded else {
            return merged(in: order, else: .newest, at: clock)
        }
        var feed = parts[0].feed
        if loaded.isListed {
            var list = merged(in: order, else: .source, at: clock)
            list.language = feed.language
            guard title == nil else { return list }
            // The list has no title: the feed's own metadata is used.
            feed.items = list.items
            return feed
        }
        if let order {
            FeedMerger.sort(&feed.items, by: order, at: clock)
        } else {
            FeedMerger.limitDates(of: &feed.items, at: clock)
        }
        return feed
    }

    private func merged(
        in order: FeedItemOrder?, else standard: FeedItemOrder, at clock: FeedClock
    ) -> Feed {
        var merged = FeedMerger.merge(
            parts.map(\.feed), title: title, order: order ?? standard, at: clock)
        merged.requestedOrder = order ?? (standard == .source ? .source : nil)
        return merged
    }
}
