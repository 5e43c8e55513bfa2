import FeedModel
import FeedParsing

/// The tree of a collection's sources: those that the user named, and those that lists and pages
/// resolve to.
struct FeedCollectionSources {
    /// Lists may contain lists, but not deeper.
    private static let maximumDepth = 2

    /// The sources that the user named, in order.
    let roots: [FeedCollectionEntry]
    /// The number of sources known so far; a list counts as its sources.
    private(set) var count: Int
    /// The lists that may have lost feeds, with their faults.
    private(set) var damagedLists: [(source: FeedLocation, problems: [FeedProblem])] = []
    /// The pages that announce several feeds.
    private(set) var announcements: [AnnouncedFeeds] = []
    /// The most announced feeds of a page to try.
    private static let mostTried = 5
    private var seen: Set<FeedLocation>
    private var othersCount = 0

    /// The title of the list, if it is the only root.
    var listTitle: String? { roots.count == 1 ? roots[0].listTitle : nil }

    /// Creates the sources that `sourceOrigin` named.
    init(_ sources: [FeedLocation], namedBy sourceOrigin: SourceOrigin) {
        let firstInput = sources.firstIndex(of: .standardInput)
        // Standard input can be read only once.
        let once = sources.enumerated().filter {
            $0.element != .standardInput || $0.offset == firstInput
        }
        roots = once.map { _, source in
            // Image feeds have no title of their own.
            FeedCollectionEntry(
                source: source, sourceOrigin: sourceOrigin,
                title: source == .sample ? SampleFeed.title : nil)
        }
        count = roots.count
        // What the user named stands there, not in a list as well.
        seen = Set(sources)
    }

    /// Sets the result of an entry from its document: a feed, sources, or a failure.
    mutating func settle(
        _ entry: FeedCollectionEntry, _ document: LoadedDocument,
        as parsed: DocumentReading
    ) {
        switch parsed {
        case .document(.feed(var feed)):
            // The title in the user's list takes precedence.
            feed.title = entry.title ?? feed.title
            entry.result = .feed(
                LoadedFeed(
                    source: entry.source, feed: feed, origin: document.origin,
                    folder: entry.folder, order: entry.order, isListed: entry.depth > 0,
                    failure: document.failure, page: entry.page))
        case .document(.subscriptions(let subscriptions, let searches, let title, let problems)):
            entry.listTitle = title
            entry.searches = searches
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

    /// Resolves a page to the feed it announces. A page that was itself announced fails.
    private mutating func settle(
        page entry: FeedCollectionEntry, _ document: LoadedDocument, _ error: FeedParsingError
    ) {
        let announcement =
            entry.page != nil
            ? nil
            : WebPage.announcement(of: document, file: ownFile(entry))
        switch announcement {
        case .feeds(let announced)?:
            let feeds = announced.map { $0.keepingCredentials(of: entry.source) }
            // A file next to the page belongs to the user as much as the page does.
            var sourceOrigin = SourceOrigin.document(document.origin)
            if case .file? = feeds.first { sourceOrigin = entry.sourceOrigin }
            announce(
                feeds.prefix(Self.mostTried), by: entry, sourceOrigin: sourceOrigin, failure: nil)
            if feeds.count > 1 {
                announcements.append(
                    AnnouncedFeeds(
                        page: entry.source, chosen: feeds[0], failed: [],
                        others: Array(feeds.dropFirst())))
            }
        case .refused(let file, let fault)?:
            entry.result = .failure(
                FeedLoadingError.announcesFile(file, in: entry.source, fault))
        case nil:
            entry.result = .failure(FeedLoadingError.notAFeed(entry.source, error))
        }
    }

    /// Resolves `entry` to the first of the announced feeds.
    private mutating func announce(
        _ feeds: ArraySlice<FeedLocation>, by entry: FeedCollectionEntry,
        sourceOrigin: SourceOrigin,
        failure: (any Error)?
    ) {
        guard let source = feeds.first else { return }
        let page = entry.page ?? entry.source
        // A feed that stands beside its page, or that another page announces, is loaded once.
        guard source == page || seen.insert(source).inserted else {
            entry.known = [source]
            return
        }
        entry.children = [
            FeedCollectionEntry(
                source: source, sourceOrigin: sourceOrigin, title: entry.title,
                folder: entry.folder,
                depth: entry.depth, page: page,
                alternatives: Array(feeds.dropFirst()), earlierFailure: failure)
        ]
        entry.children[0].order = entry.order
    }

    /// Tries the next feed that the page announces, if `entry` failed.
    mutating func goOn(_ entry: FeedCollectionEntry) {
        guard entry.isFailedAnnouncement, case .failure(let error)? = entry.result else { return }
        let failure = entry.earlierFailure ?? error
        entry.result = .failure(failure)
        guard let next = entry.alternatives.first else { return }
        entry.result = nil
        // Only pages in the user's files may refer to files.
        var sourceOrigin = entry.sourceOrigin == .user ? .document(.local) : entry.sourceOrigin
        if case .file = next { sourceOrigin = .user }
        announce(entry.alternatives[...], by: entry, sourceOrigin: sourceOrigin, failure: failure)
        guard let index = announcements.lastIndex(where: { $0.chosen == entry.source }) else {
            return
        }
        let before = announcements[index]
        announcements[index] = AnnouncedFeeds(
            page: before.page, chosen: next, failed: before.failed + [entry.source],
            others: before.others.filter { $0 != next })
    }

    /// Returns the path of an entry's document if it may refer to other files: one that the user
    /// named, directly or through such files.
    private func ownFile(_ entry: FeedCollectionEntry) -> String? {
        guard case .file(let path) = entry.source, entry.sourceOrigin == .user else { return nil }
        return path
    }

    /// Resolves a list to its feeds, each address once in the collection.
    private mutating func expand(
        _ entry: FeedCollectionEntry, _ subscriptions: [FeedSubscription],
        _ origin: DocumentOrigin
    ) {
        guard entry.depth < Self.maximumDepth else {
            entry.result = .failure(FeedLoadingError.isListOfFeeds(entry.source))
            return
        }
        // A local list belongs to the user; a remote one doesn't.
        let sourceOrigin: SourceOrigin = origin == .local ? .user : .document(origin)
        var known: [FeedLocation] = []
        for subscription in subscriptions {
            let source = LocalReference.source(of: subscription, in: ownFile(entry))
            // Another document may still be allowed to refer to it.
            let isRefused = subscription.isLocal && ownFile(entry) == nil
            guard isRefused ? !seen.contains(source) : seen.insert(source).inserted else {
                known.append(source)
                continue
            }
            if let limit = limitReached(by: entry.children.count, sourceOrigin) {
                let rest = FeedCollectionEntry(source: entry.source, sourceOrigin: sourceOrigin)
                rest.result = .failure(FeedLoadingError.tooManySources(entry.source, limit: limit))
                entry.children.append(rest)
                break
            }
            if sourceOrigin != .user { othersCount += 1 }
            let child = FeedCollectionEntry(
                source: source, sourceOrigin: sourceOrigin, title: subscription.title,
                // A list in a folder keeps its feeds in that folder.
                folder: subscription.folder ?? entry.folder, depth: entry.depth + 1)
            child.order = subscription.order
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

    /// Returns the limit on sources, if it is reached.
    private func limitReached(by further: Int, _ sourceOrigin: SourceOrigin) -> Int? {
        if sourceOrigin != .user, othersCount >= LoadingBudget.othersSources {
            return LoadingBudget.othersSources
        }
        // The list itself no longer counts.
        return count - 1 + further >= LoadingBudget.sources ? LoadingBudget.sources : nil
    }
}
