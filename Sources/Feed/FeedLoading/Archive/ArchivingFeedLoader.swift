package import FeedModel

/// Decorates a loader: adds archived items that have left the feed, and archives the current ones.
package final class ArchivingFeedLoader: FeedLoader {
    /// A load that ends at once.
    private final class Repetition: FeedLoaderTask {
        func cancel() {}
    }

    private let loader: any FeedLoader
    private let archive: any FeedItemArchive
    private let order: FeedItemOrder?
    private let clock: () -> FeedClock
    private let missing: () -> (sources: [FeedSource], title: String?)
    private let keep: (@escaping () -> Void) -> Void
    private let didFail: (FeedItemArchiveError) -> Void
    private let didStandIn: (any Error) -> Void
    /// The last feed, without archived items.
    private var last: Feed?
    private var isLoading = false
    /// True if the next load delivers the last feed.
    private var repeats = false

    /// Creates a decorator of `loader`.
    ///
    /// - Parameters:
    ///   - archive: stores the items.
    ///   - order: the order of the items; by default newest first.
    ///   - clock: returns the time and time zone by which dates count.
    ///   - missing: returns the sources and the title of their list if none could be loaded;
    ///     called when loading has ended. Their archived items are delivered.
    ///   - keep: runs the archiving after the feed was delivered.
    ///   - didFail: receives errors of the archive. The feed is then delivered without archived
    ///     items.
    ///   - didStandIn: receives the failure if only archived items are delivered.
    package init(
        _ loader: any FeedLoader, archive: any FeedItemArchive, order: FeedItemOrder?,
        clock: @escaping () -> FeedClock,
        missing: @escaping () -> (sources: [FeedSource], title: String?),
        keep: @escaping (@escaping () -> Void) -> Void = { $0() },
        didFail: @escaping (FeedItemArchiveError) -> Void,
        didStandIn: @escaping (any Error) -> Void = { _ in }
    ) {
        self.loader = loader
        self.archive = archive
        self.order = order
        self.clock = clock
        self.missing = missing
        self.keep = keep
        self.didFail = didFail
        self.didStandIn = didStandIn
    }

    package func load(
        progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, any Error>) -> Void
    ) -> any FeedLoaderTask {
        if repeats, let last {
            repeats = false
            handOn(last, keeps: false, completion)
            return Repetition()
        }
        isLoading = true
        return loader.load(progress: progress) { [self] result in
            isLoading = false
            switch result {
            case .success(var feed):
                feed.noteSharedIDs()
                handOn(feed, keeps: true, completion)
            case .failure(let error): standIn(for: error, completion)
            }
        }
    }

    /// Archives the items of a feed that will not be delivered.
    package func keep(_ feed: Feed) {
        var feed = feed
        feed.noteSharedIDs()
        keepItems(of: feed)
    }

    /// Has the next load deliver the last feed again, with what is archived now: another program has
    /// archived something. Returns false if a feed is being loaded, which will have it.
    package func repeatLast() -> Bool {
        repeats = !isLoading && last != nil
        return repeats
    }

    private func handOn(
        _ feed: Feed, keeps: Bool, _ completion: (Result<Feed, any Error>) -> Void
    ) {
        last = feed
        do throws(FeedItemArchiveError) {
            let whole = try complete(feed)
            completion(.success(whole))
        } catch {
            didFail(error)
            return completion(.success(feed))
        }
        // After delivery, so that the user doesn't wait for it.
        if keeps { keep { [self, feed] in keepItems(of: feed) } }
    }

    /// Archives the items of a feed whose shared identifiers are marked.
    private func keepItems(of feed: Feed) {
        do throws(FeedItemArchiveError) {
            try archive.keep(Self.archived(feed))
        } catch {
            didFail(error)
        }
    }

    /// Delivers the archived items of the sources, if any, instead of a failure.
    private func standIn(
        for failure: any Error, _ completion: (Result<Feed, any Error>) -> Void
    ) {
        let (sources, title) = missing()
        let list = FeedMerger.merge(
            sources.map(FeedMerger.feed(without:)), title: title, at: clock())
        last = list
        do throws(FeedItemArchiveError) {
            let archived = try complete(list)
            guard !archived.items.isEmpty else { return completion(.failure(failure)) }
            didStandIn(failure)
            completion(.success(archived))
        } catch {
            didFail(error)
            completion(.failure(failure))
        }
    }

    /// Returns the feed with the archived items of its sources.
    private func complete(_ feed: Feed) throws(FeedItemArchiveError) -> Feed {
        var whole = feed
        let clock = clock()
        var seen: [Int32: [ExactText<String>: Int64]] = [:]
        var counts: [Int32: [ExactText<String>: Int]] = [:]
        var distinct: [Int32: Set<ExactText<String>>] = [:]
        for item in feed.items {
            counts[item.sourceIndex, default: [:]][ExactText(item.id), default: 0] += 1
            if item.sharesID {
                distinct[item.sourceIndex, default: []].insert(ExactText(item.distinctID))
            }
        }
        var known = Set(
            feed.sources.indices.compactMap { index in
                counts[Int32(index)] == nil
                    ? nil : feed.sources[index].identity.map { ExactText($0) }
            })
        var duplicates = DuplicateFinder()
        duplicates.add(feed.items[...])
        var added = 0
        for (position, source) in feed.sources.enumerated() {
            guard let identity = source.identity else { continue }
            let index = Int32(position)
            if counts[index] == nil {
                // The items of a feed at two addresses are added once.
                guard known.insert(ExactText(identity)).inserted else { continue }
                if let archived = try archive.feed(identity) {
                    whole.sources[position].complete(from: archived)
                }
            }
            let archived = try archive.items(of: identity) { id, distinctID, firstSeen in
                guard let count = counts[index]?[ExactText(id)] else { return false }
                guard count == 1 || distinct[index]?.contains(ExactText(distinctID)) ?? false
                else { return false }
                let key = ExactText(count == 1 ? id : distinctID)
                seen[index, default: [:]][key] = min(seen[index]?[key] ?? .max, firstSeen)
                return true
            }
            let items = ArchivedItemDocument.items(of: archived.map(\.document))
            for (var item, archived) in zip(items, archived)
            where duplicates.index(of: item, among: feed.items) == nil {
                item.sourceIndex = index
                item.sharesID = archived.sharesID
                item.limitDate(to: archived.firstSeen, at: clock)
                whole.items.append(item)
                added += 1
            }
        }
        var limited = 0
        for index in feed.items.indices {
            let item = feed.items[index]
            let id = ExactText(item.sharesID ? item.distinctID : item.id)
            if whole.items[index].limitDate(to: seen[item.sourceIndex]?[id], at: clock) {
                limited += 1
            }
        }
        if added + limited > 0 {
            FeedMerger.sort(&whole.items, by: order ?? .newest, at: clock)
        }
        return whole
    }

    /// Returns the items of each source with an identity, encoded. A source without items may be
    /// one that was not loaded.
    private static func archived(
        _ feed: Feed
    ) -> [(source: FeedSource, items: [ArchivedItem])] {
        var feeds = feed.sources.map { (source: $0, items: [ArchivedItem]()) }
        for item in feed.items where feeds.indices.contains(Int(item.sourceIndex)) {
            feeds[Int(item.sourceIndex)].items.append(
                ArchivedItem(
                    id: item.id, distinctID: item.distinctID, sharesID: item.sharesID,
                    document: ArchivedItemDocument.bytes(of: item, language: feed.language)))
        }
        return feeds.filter { $0.source.identity != nil && !$0.items.isEmpty }
    }
}

extension FeedSource {
    /// Adds the archived metadata that a source without items lacks.
    fileprivate mutating func complete(from archived: FeedSource) {
        title = title ?? archived.title
        homePageURL = homePageURL ?? archived.homePageURL
        feedURL = archived.feedURL ?? feedURL
    }
}

extension FeedItem {
    /// Has the date count no later than when the item was first seen; returns true if that changes
    /// it.
    ///
    /// An item without a date of publication counts as new after each change.
    ///
    /// - Parameter seen: `nil` for an item that is first seen now.
    @discardableResult
    fileprivate mutating func limitDate(to seen: Int64?, at clock: FeedClock) -> Bool {
        guard let date else { return false }
        let start = date.start(by: clock.secondsAheadOfUTC)
        let seen = min(seen ?? clock.now, clock.now)
        guard start > (published == date ? seen : clock.now) else { return false }
        firstSeen = seen
        return true
    }
}
