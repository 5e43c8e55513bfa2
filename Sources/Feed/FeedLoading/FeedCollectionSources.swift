import FeedModel
import FeedParsing

/// The sources of a collection: those that the person named, and what lists and pages among them stand
/// for.
struct FeedCollectionSources {
    /// Lists may stand in a list, and no deeper.
    private static let maximumDepth = 2

    /// The sources that the person named, in order.
    let roots: [FeedCollectionEntry]
    /// How many sources there are, as far as is known: a list counts as those it stands for.
    private(set) var count: Int
    /// The lists that may have lost feeds, and for what.
    private(set) var damagedLists: [(source: FeedLocation, problems: [FeedProblem])] = []
    /// The pages that announce several feeds, and which of them is loaded.
    private(set) var announcements: [AnnouncedFeeds] = []
    /// Of the feeds that a page announces so many are tried.
    private static let mostTried = 5
    private var seen: Set<FeedLocation> = []
    private var othersCount = 0

    /// The title of the list that is all of them.
    var listTitle: String? { roots.count == 1 ? roots[0].listTitle : nil }

    /// Creates the sources that `namer` named.
    init(_ sources: [FeedLocation], namedBy namer: SourceNamer) {
        let firstInput = sources.firstIndex(of: .standardInput)
        // Standard input can be read once; named again, it would be empty.
        let once = sources.enumerated().filter {
            $0.element != .standardInput || $0.offset == firstInput
        }
        roots = once.map { _, source in
            // Image feeds, as the sample is one, have no title of their own.
            FeedCollectionEntry(
                source: source, namer: namer,
                title: source == .sample ? SampleFeed.title : nil)
        }
        count = roots.count
    }

    /// Gives an entry what its document is: a feed, the sources it stands for, or a failure.
    mutating func settle(
        _ entry: FeedCollectionEntry, _ document: LoadedDocument,
        as parsed: DocumentReading
    ) {
        switch parsed {
        case .document(.feed(var feed)):
            // A name that a person's list gives a feed is the one it is known by.
            feed.title = entry.title ?? feed.title
            entry.result = .feed(
                LoadedFeed(
                    source: entry.source, feed: feed, origin: document.origin,
                    folder: entry.folder, isListed: entry.depth > 0))
        case .document(.subscriptions(let subscriptions, let title, let problems)):
            entry.listTitle = title
            if !problems.isEmpty { damagedLists.append((entry.source, problems)) }
            expand(entry, subscriptions, document.origin)
        case .failure(let error):
            guard case .notAFeed(.webPage) = error else {
                entry.result = .failure(FeedLoadingError.notAFeed(entry.source, error))
                break
            }
            settle(page: entry, document, error)
        }
        if !entry.children.isEmpty { count += entry.children.count - 1 }
    }

    /// Puts the feed that a page announces in the page's place; a feed that one announced is none.
    private mutating func settle(
        page entry: FeedCollectionEntry, _ document: LoadedDocument, _ error: FeedParsingError
    ) {
        let announcement =
            entry.isAnnounced
            ? nil
            : WebPage.announcement(of: document, file: ownFile(entry))
        switch announcement {
        case .feeds(let feeds)?:
            // A file beside the page is as much the person's own as the page is.
            var namer = SourceNamer.document(document.origin)
            if case .file? = feeds.first { namer = entry.namer }
            announce(
                feeds.prefix(Self.mostTried), by: entry, namer: namer, failure: nil)
            if feeds.count > 1 {
                announcements.append(
                    AnnouncedFeeds(
                        page: entry.source, chosen: feeds[0], others: Array(feeds.dropFirst())))
            }
        case .refused(let file, let fault)?:
            entry.result = .failure(
                FeedLoadingError.announcesFile(file, in: entry.source, fault))
        case nil:
            entry.result = .failure(FeedLoadingError.notAFeed(entry.source, error))
        }
    }

    /// Puts the first of some feeds that a page announces in the place of `entry`.
    private func announce(
        _ feeds: ArraySlice<FeedLocation>, by entry: FeedCollectionEntry, namer: SourceNamer,
        failure: (any Error)?
    ) {
        guard let source = feeds.first else { return }
        entry.children = [
            FeedCollectionEntry(
                source: source, namer: namer, title: entry.title, folder: entry.folder,
                depth: entry.depth, isAnnounced: true, alternatives: Array(feeds.dropFirst()),
                earlierFailure: failure)
        ]
    }

    /// Goes on to what its page announces beside it, where `entry` was announced in vain.
    mutating func goOn(_ entry: FeedCollectionEntry) {
        guard entry.isAnnouncedInVain, case .failure(let error)? = entry.result else { return }
        let failure = entry.earlierFailure ?? error
        entry.result = .failure(failure)
        guard let next = entry.alternatives.first else { return }
        entry.result = nil
        // A page that names files is a file of the person's own.
        var namer = entry.namer == .person ? .document(.local) : entry.namer
        if case .file = next { namer = .person }
        announce(entry.alternatives[...], by: entry, namer: namer, failure: failure)
        guard let index = announcements.lastIndex(where: { $0.chosen == entry.source }) else {
            return
        }
        let before = announcements[index]
        announcements[index] = AnnouncedFeeds(
            page: before.page, chosen: next,
            others: before.others.filter { $0 != next })
    }

    /// The path of an entry's document where that may name other files: a file the person named, or
    /// that a file of theirs did.
    private func ownFile(_ entry: FeedCollectionEntry) -> String? {
        guard case .file(let path) = entry.source, entry.namer == .person else { return nil }
        return path
    }

    /// Puts the feeds of a list in the list's place, each address once in the whole collection.
    private mutating func expand(
        _ entry: FeedCollectionEntry, _ subscriptions: [FeedSubscription],
        _ origin: DocumentOrigin
    ) {
        guard entry.depth < Self.maximumDepth else {
            entry.result = .failure(FeedLoadingError.isListOfFeeds(entry.source))
            return
        }
        // A list in a file is the person's own; one from elsewhere is not.
        let namer: SourceNamer = origin == .local ? .person : .document(origin)
        var known: [FeedLocation] = []
        for subscription in subscriptions {
            let source =
                subscription.isLocal
                ? LocalReference.source(subscription.feedURL, in: ownFile(entry))
                : .remote(url: subscription.feedURL)
            // What may not be named here may well be named elsewhere.
            let isRefused = subscription.isLocal && ownFile(entry) == nil
            guard isRefused ? !seen.contains(source) : seen.insert(source).inserted else {
                known.append(source)
                continue
            }
            if let limit = limitReached(by: entry.children.count, namer) {
                let rest = FeedCollectionEntry(source: entry.source, namer: namer)
                rest.result = .failure(FeedLoadingError.tooManySources(entry.source, limit: limit))
                entry.children.append(rest)
                break
            }
            if namer != .person { othersCount += 1 }
            let child = FeedCollectionEntry(
                source: source, namer: namer, title: subscription.title,
                // A list in a folder of another lies in it.
                folder: subscription.folder ?? entry.folder, depth: entry.depth + 1)
            if isRefused {
                child.result = .failure(
                    FeedLoadingError.namesFile(source, namedBy: entry.source))
            }
            entry.children.append(child)
        }
        if entry.children.isEmpty { entry.known = known }
        if subscriptions.isEmpty {
            entry.result = .failure(FeedLoadingError.isEmptyList(entry.source))
        }
    }

    /// The number of sources there may not be more of, where that is reached.
    private func limitReached(by further: Int, _ namer: SourceNamer) -> Int? {
        if namer != .person, othersCount >= LoadingBudget.othersSources {
            return LoadingBudget.othersSources
        }
        return count + further >= LoadingBudget.sources ? LoadingBudget.sources : nil
    }
}
