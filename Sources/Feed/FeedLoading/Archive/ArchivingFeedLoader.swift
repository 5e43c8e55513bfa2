package import FeedModel

/// Hands on a feed with the items that have left it, and keeps what it has now.
package final class ArchivingFeedLoader: FeedLoader {
    private let loader: any FeedLoader
    private let archive: any FeedItemArchive
    private let order: FeedItemOrder?
    private let missing: () -> (sources: [FeedLocation], title: String?)
    private let keep: (@escaping () -> Void) -> Void
    private let didFail: (FeedItemArchiveError) -> Void
    private let didStandIn: (any Error) -> Void

    /// Creates a decorator of `loader`.
    ///
    /// - Parameters:
    ///   - archive: where items are kept.
    ///   - order: the order of the items; newest first where none is asked for.
    ///   - missing: the sources that gave no feed, asked when loading has ended, and the title of the list that names
    ///     them. What is kept of them is shown.
    ///   - keep: does the keeping it is given, after the feed was handed on.
    ///   - didFail: is told where items could not be kept or looked up. The feed is handed on as it is then.
    ///   - didStandIn: is told why nothing was loaded, where what is kept is shown alone.
    package init(
        _ loader: any FeedLoader, archive: any FeedItemArchive, order: FeedItemOrder?,
        missing: @escaping () -> (sources: [FeedLocation], title: String?),
        keep: @escaping (@escaping () -> Void) -> Void = { $0() },
        didFail: @escaping (FeedItemArchiveError) -> Void,
        didStandIn: @escaping (any Error) -> Void = { _ in }
    ) {
        self.loader = loader
        self.archive = archive
        self.order = order
        self.missing = missing
        self.keep = keep
        self.didFail = didFail
        self.didStandIn = didStandIn
    }

    package func load(
        progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, any Error>) -> Void
    ) -> any FeedLoaderTask {
        loader.load(progress: progress) { [self] result in
            switch result {
            case .success(let feed): handOn(feed, completion)
            case .failure(let error): standIn(for: error, completion)
            }
        }
    }

    /// Keeps the items of a feed that will not be handed on.
    package func keep(_ feed: Feed) {
        var feed = feed
        feed.noteSharedIDs()
        keepItems(of: feed)
    }

    private func handOn(_ feed: Feed, _ completion: (Result<Feed, any Error>) -> Void) {
        var feed = feed
        feed.noteSharedIDs()
        do throws(FeedItemArchiveError) {
            let whole = try Self.complete(feed, from: archive, missing().sources, order)
            completion(.success(whole))
        } catch {
            didFail(error)
            return completion(.success(feed))
        }
        // It is drawn by now: nobody waits for this.
        keep { [self, feed] in keepItems(of: feed) }
    }

    /// Keeps the items of a feed that has noted which of them share an identifier.
    private func keepItems(of feed: Feed) {
        do throws(FeedItemArchiveError) {
            try archive.keep(Self.archived(feed))
        } catch {
            didFail(error)
        }
    }

    /// Hands on what is kept of the sources, where there is anything.
    private func standIn(
        for failure: any Error, _ completion: (Result<Feed, any Error>) -> Void
    ) {
        let (sources, title) = missing()
        do throws(FeedItemArchiveError) {
            let kept = try Self.complete(
                Feed(format: .merged, title: title), from: archive, sources, order)
            guard !kept.items.isEmpty else { return completion(.failure(failure)) }
            didStandIn(failure)
            completion(.success(kept))
        } catch {
            didFail(error)
            completion(.failure(failure))
        }
    }

    /// The feed with what is kept of its sources and of those that are missing.
    private static func complete(
        _ feed: Feed, from archive: any FeedItemArchive, _ missing: [FeedLocation],
        _ order: FeedItemOrder?
    ) throws(FeedItemArchiveError) -> Feed {
        var whole = feed
        var counts: [Int32: [UTF8Key: Int]] = [:]
        var distinct: [Int32: Set<UTF8Key>] = [:]
        for item in feed.items {
            counts[item.sourceIndex, default: [:]][UTF8Key(item.id), default: 0] += 1
            if item.sharesID {
                distinct[item.sourceIndex, default: []].insert(UTF8Key(item.distinctID))
            }
        }
        for location in missing {
            guard let identity = location.lastIdentity,
                !whole.sources.contains(where: { $0.identity == identity }),
                let source = try archive.feed(identity)
            else { continue }
            whole.sources.append(source)
        }
        var carried = CarriedItems()
        carried.add(feed.items[...])
        var added = 0
        for (index, source) in whole.sources.enumerated() {
            guard let identity = source.identity else { continue }
            let index = Int32(index)
            let kept = try archive.items(of: identity) { id, distinctID in
                guard let count = counts[index]?[UTF8Key(id)] else { return false }
                return count == 1 || distinct[index]?.contains(UTF8Key(distinctID)) ?? false
            }
            let items = ArchivedItemDocument.items(of: kept.map(\.document))
            for (var item, archived) in zip(items, kept)
            where carried.place(of: item, among: feed.items) == nil {
                item.sourceIndex = index
                item.sharesID = archived.sharesID
                whole.items.append(item)
                added += 1
            }
        }
        if added > 0 { FeedMerger.sort(&whole.items, by: order ?? .newest) }
        return whole
    }

    /// The items of each source that has an identity, as they are kept.
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
        return feeds.filter { $0.source.identity != nil }
    }
}
