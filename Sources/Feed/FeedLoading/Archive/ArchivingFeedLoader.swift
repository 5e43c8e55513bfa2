package import FeedModel

/// Decorates a loader: adds archived items that have left the feed, and archives the current ones.
package final class ArchivingFeedLoader: FeedLoader {
    private let loader: any FeedLoader
    private let archive: any FeedItemArchive
    private let order: FeedItemOrder?
    private let clock: () -> FeedClock
    private let missing: () -> FeedCollectionPart?
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
        missing: @escaping () -> FeedCollectionPart?,
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
            return StagedTask()
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
            completion(.success(try complete(feed)))
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
            try archive.keepItems(of: [feed])
        } catch {
            didFail(error)
        }
    }

    /// Delivers the archived items of the sources, if any, instead of a failure.
    private func standIn(
        for failure: any Error, _ completion: (Result<Feed, any Error>) -> Void
    ) {
        let part = missing()
        var list = FeedMerger.merge(
            (part?.missing ?? []).map(FeedMerger.feed(without:)), title: part?.title, at: clock())
        list.searches = part?.searches ?? []
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
        let clock = clock()
        return try ArchiveAdditions(to: feed, from: archive, at: clock)
            .whole(in: order ?? .newest, at: clock)
    }
}
