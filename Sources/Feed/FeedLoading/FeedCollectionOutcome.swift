import FeedModel

/// The results of all sources of a collection.
struct FeedCollectionOutcome {
    /// The result of each source, in order; lists and pages count as the sources they resolve to.
    let results: [(source: FeedLocation, result: FeedCollectionResult)]
    /// The loaded feeds, in order.
    private(set) var feeds: [LoadedFeed] = []
    /// The failed sources.
    private(set) var failures: [(source: FeedLocation, error: any Error)] = []
    /// The lists that may have lost feeds, with their faults.
    let damagedLists: [(source: FeedLocation, problems: [FeedProblem])]
    /// The pages that announce several feeds.
    let announcements: [AnnouncedFeeds]
    /// The sources without a feed: failed, or still awaited and without a known feed.
    private(set) var missing: [MissingFeed] = []
    /// True if no source is awaited.
    let isWhole: Bool
    /// The title of the list, if the collection is one list.
    let title: String?

    /// - Parameter known: feeds to use for awaited sources.
    init(of sources: FeedCollectionSources, known: KnownFeeds? = nil) {
        damagedLists = sources.damagedLists
        let chosen = Set(sources.roots.flatMap(\.leaves).compactMap { $0.result?.feed?.source })
        announcements = sources.announcements.filter { chosen.contains($0.chosen) }
        title = sources.listTitle ?? known?.title
        let leaves = sources.roots.flatMap(\.leaves)
        isWhole = !leaves.contains(where: \.isRunning)
        // A source that another list provides isn't missing, unless all are lists of lists.
        let given = Set(
            sources.roots.flatMap(\.all).filter { $0.leaves.contains { $0.result != nil } }
                .map(\.source))
        results = leaves.compactMap { entry in entry.result.map { (entry.source, $0) } }
        for entry in leaves {
            switch entry.result {
            case .feed(let feed)?: feeds.append(feed)
            case .failure(let error)?: fail(entry.source, error)
            case nil where entry.isRunning:
                let feeds = (known?.feeds(of: entry.source) ?? []).filter {
                    !chosen.contains($0.source)
                }
                self.feeds += feeds
                if feeds.isEmpty { addMissing(entry.source) }
            case nil where given.isDisjoint(with: entry.known):
                fail(entry.source, FeedLoadingError.listsOnlyLists(entry.source))
            case nil: break
            }
        }
    }

    private mutating func fail(_ source: FeedLocation, _ error: any Error) {
        failures.append((source, error))
        addMissing(source)
    }

    private mutating func addMissing(_ source: FeedLocation) {
        missing.append(MissingFeed(source, feedsBefore: feeds.count))
    }

    /// The report for callbacks.
    var part: FeedCollectionPart {
        FeedCollectionPart(feeds: feeds, missing: missing, title: title, isWhole: isWhole)
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
    /// - Parameter order: the order of the items; by default newest first for several feeds, and
    ///   document order for one.
    func feed(in order: FeedItemOrder?) -> Feed {
        var drawn = feeds.map { loaded in
            var feed = loaded.feed
            feed.sources = [
                FeedSource(of: feed, identity: loaded.source.identity, folder: loaded.folder)
            ]
            return feed
        }
        guard drawn.count == 1, missing.isEmpty else {
            return merged(drawn, in: order, else: .newest)
        }
        if feeds[0].isListed {
            var list = merged(drawn, in: order, else: .source)
            list.language = drawn[0].language
            guard title == nil else { return list }
            // The list has no title: the feed's own metadata is used.
            drawn[0].items = list.items
            return drawn[0]
        }
        if let order { FeedMerger.sort(&drawn[0].items, by: order) }
        return drawn[0]
    }

    private func merged(
        _ feeds: [Feed], in order: FeedItemOrder?, else standard: FeedItemOrder
    ) -> Feed {
        var merged = FeedMerger.merge(feeds, title: title, order: order ?? standard)
        merged.isByDate = order == .newest || order == .oldest
        return merged
    }
}
