import FeedModel

/// The results of all sources of a collection.
struct FeedCollectionOutcome {
    /// What became of each source, in order; a list or a page counts as the sources it stands for.
    let results: [(source: FeedLocation, result: FeedCollectionResult)]
    /// The feeds that were loaded, in order.
    private(set) var feeds: [LoadedFeed] = []
    /// The sources that were not loaded, and why.
    private(set) var failures: [(source: FeedLocation, error: any Error)] = []
    /// The lists that may have lost feeds, and for what.
    let damagedLists: [(source: FeedLocation, problems: [FeedProblem])]
    /// The pages that announce several feeds, of which one was loaded.
    let announcements: [AnnouncedFeeds]
    /// The sources that are waited for, and of which nothing was known before.
    private(set) var awaited: [FeedLocation] = []
    /// Nothing is waited for.
    let isWhole: Bool
    /// The title of the list that is all of the collection.
    let title: String?

    /// - Parameter known: stands in for what is waited for.
    init(of sources: FeedCollectionSources, known: KnownFeeds? = nil) {
        damagedLists = sources.damagedLists
        let chosen = Set(sources.roots.flatMap(\.leaves).compactMap { $0.result?.feed?.source })
        announcements = sources.announcements.filter { chosen.contains($0.chosen) }
        title = sources.listTitle ?? known?.title
        let leaves = sources.roots.flatMap(\.leaves)
        isWhole = !leaves.contains(where: \.isRunning)
        // What others list as well is not missing, unless it is lists and nothing but lists.
        let given = Set(
            sources.roots.flatMap(\.all).filter { $0.leaves.contains { $0.result != nil } }
                .map(\.source))
        results = leaves.compactMap { entry in entry.result.map { (entry.source, $0) } }
        for entry in leaves {
            switch entry.result {
            case .feed(let feed)?: feeds.append(feed)
            case .failure(let error)?: failures.append((entry.source, error))
            case nil where entry.isRunning:
                let feeds = (known?.feeds(of: entry.source) ?? []).filter {
                    !chosen.contains($0.source)
                }
                self.feeds += feeds
                if feeds.isEmpty { awaited.append(entry.source) }
            case nil where given.isDisjoint(with: entry.known):
                failures.append((entry.source, FeedLoadingError.listsOnlyLists(entry.source)))
            case nil: break
            }
        }
    }

    /// What is to be said of it.
    var part: FeedCollectionPart {
        FeedCollectionPart(feeds: feeds, missing: missing, title: title, isWhole: isWhole)
    }

    /// The sources that gave no feed.
    var missing: [FeedLocation] { failures.map(\.source) + awaited }

    /// Why there is nothing to show, where that is so.
    var failure: (any Error)? {
        guard feeds.isEmpty else { return nil }
        return failures.count == 1
            ? failures[0].error : FeedLoadingError.allFailed(failures.map(\.error))
    }

    /// One feed of all; a single one as it is, or, where a list names it, as that calls and keeps it.
    ///
    /// - Parameter order: the order of the items; where none is asked for, several feeds are newest
    ///   first, and one is as it is.
    func feed(in order: FeedItemOrder?) -> Feed {
        var drawn = feeds.map { loaded in
            var feed = loaded.feed
            feed.sources = [loaded.source.source(of: feed, folder: loaded.folder)]
            return feed
        }
        guard drawn.count == 1, missing.isEmpty else {
            var merged = FeedMerger.merge(drawn, title: title, order: order ?? .newest)
            merged.isByDate = order == .newest || order == .oldest
            return merged
        }
        if feeds[0].isListed {
            var list = FeedMerger.merge(drawn, title: title, order: order ?? .source)
            list.language = drawn[0].language
            list.isByDate = order == .newest || order == .oldest
            guard title == nil else { return list }
            // A list without a title says nothing of itself: what there is to say is the feed's.
            drawn[0].items = list.items
            return drawn[0]
        }
        if let order { FeedMerger.sort(&drawn[0].items, by: order) }
        return drawn[0]
    }
}
