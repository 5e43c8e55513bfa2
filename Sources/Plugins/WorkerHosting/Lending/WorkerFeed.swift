import FeedViews
import PluginHosting
import WorkerProtocol

/// A feed lent to a worker until the next has been displayed there.
///
/// Values are sent in batches: one item on random access, and growing ones while the plugin reads
/// in order. Each kind reuses its own memory.
final class WorkerFeed {
    /// The plugin's read position in one kind.
    private struct Reading {
        let arena: Arena
        var next = 0
        var count = WorkerFeed.firstCount
    }

    /// The size of the first batch.
    private static let firstCount = 8

    /// The feed without its items.
    var shown: DisplayedFeed
    /// The feed's address in the worker.
    let address: UInt64
    /// The items, and the sources, with their current states.
    var items: FeedItemViewModels
    var sources: FeedSourceViewModels
    private let memory: LentMemory
    private let arena: Arena
    /// By kind and part.
    private var readings: [WorkerQuery: Reading] = [:]
    /// True to send one value at a time, in memory that the next one frees.
    private var isSingle: Bool { memory.isGuarded }

    /// Writes `feed` without its items; in guarded memory one value is sent at a time.
    init(_ feed: FeedViewModel, revision: UInt64, in memory: LentMemory) {
        shown = DisplayedFeed(
            revision: revision, givenRevision: feed.revision, itemCount: feed.items.count)
        items = feed.items
        sources = feed.sources
        self.memory = memory
        arena = Arena(in: memory)
        address = unsafe arena.address(ofCopy: arena.feed(feed, revision: revision))
    }

    // MARK: A reader

    private lazy var sourceLists = makeModels()
    private lazy var itemLists = makeModels()
    private lazy var articles = makeModels()
    private lazy var notices = makeModels()
    private lazy var rowArenas = makeModels()
    /// The last rows and the ones before, by the version since which they are the same.
    private var rows: [(version: UInt64, indices: FeedItemIndices, arena: Arena)] = []
    /// The rows in a batch.
    private static let rowCount = 512

    private func makeModels() -> LentModels {
        LentModels { Arena(in: memory) }
    }

    func lend(_ model: SourceListViewModel) -> HostMessage {
        let arena = sourceLists.next()
        return .displaySources(address: unsafe arena.address(ofCopy: arena.sources(model)))
    }

    func lend(_ model: ItemListViewModel) -> HostMessage {
        if rows.last?.version != model.rowsVersion {
            rows = rows.suffix(1) + [(model.rowsVersion, model.indices, rowArenas.next())]
        }
        let arena = itemLists.next()
        return .displayItems(address: unsafe arena.address(ofCopy: arena.items(model)))
    }

    /// - Parameter revision: of the feed that the article is of.
    func lend(_ model: OpenArticleViewModel, of revision: UInt64) -> HostMessage {
        let arena = articles.next()
        let address = unsafe arena.address(ofCopy: arena.article(model))
        return .displayArticle(address: address, feed: revision)
    }

    func lend(_ model: NoticeViewModel) -> HostMessage {
        let arena = notices.next()
        return .displayNotice(address: unsafe arena.address(ofCopy: arena.notice(model)))
    }

    /// Lends the indexes of the rows around one of a version of the rows, since views read up and
    /// down; `nil` if out of range.
    func rows(of version: UInt64, around row: UInt64) -> HostMessage? {
        guard let list = rows.last(where: { $0.version == version }), let row = Int(exactly: row),
            row < list.indices.count
        else { return nil }
        let size = isSingle ? 1 : Self.rowCount
        let first = row / size * size
        list.arena.reset()
        let made = list.arena.rows(
            of: list.indices, from: first, upTo: min(size, list.indices.count - first))
        return .batch(first: UInt64(first), count: UInt64(made.count), address: made.address)
    }

    // MARK: Items

    /// Lends values from an index on; `nil` if it is out of range, or there is no such part.
    func batch(for query: WorkerQuery) -> HostMessage? {
        let end = query.kind == .sources ? sources.count : items.count
        guard let first = Int(exactly: query.index), first < end else { return nil }
        var place = query
        place.index = 0
        if isSingle { readings[place] = nil }
        var reading = readings[place] ?? Reading(arena: Arena(in: memory))
        if isSingle || first != reading.next {
            reading.count = 1
        }
        reading.arena.reset()
        let most = min(reading.count, end - first)
        guard let made = values(query, from: first, upTo: most, in: reading.arena) else {
            return nil
        }
        reading.next = first + made.count
        reading.count = min(query.kind == .items ? 1_024 : 256, reading.count * 4)
        readings[place] = reading
        return .batch(first: query.index, count: UInt64(made.count), address: made.address)
    }

    private func values(
        _ query: WorkerQuery, from first: Int, upTo most: Int, in arena: Arena
    ) -> (address: UInt64, count: Int)? {
        switch query.kind {
        case .items where query.part == 0:
            return arena.items(of: items, from: first, upTo: most)
        case .sources where query.part == 0:
            return arena.sources(sources, from: first, upTo: most)
        case .details:
            let parts = FeedDetailParts(rawValue: query.part)
            guard parts.isSubset(of: .all) else { return nil }
            return arena.details(of: items, parts: parts, from: first, upTo: most)
        case .articles:
            let parts = FeedArticleParts(rawValue: query.part)
            guard parts.isSubset(of: .all) else { return nil }
            return arena.articles(of: items, parts: parts, from: first, upTo: most)
        case .texts:
            return FeedItemText(rawValue: Int32(bitPattern: query.part)).map {
                arena.texts($0, of: items, from: first, upTo: most)
            }
        case .items, .sources, .rows: return nil
        }
    }
}
