import FeedViews
import PluginHosting
import WorkerProtocol

/// A feed lent to a worker until the next has been displayed there.
///
/// Values are sent in batches: one item on random access, and growing ones while the plugin reads
/// in order. Each kind reuses its own memory.
final class WorkerFeed {
    /// The kinds of batches.
    private enum Kind: Hashable {
        case items
        case details(FeedDetailParts)
        case articles(FeedArticleParts)
        case sources
        case text(FeedItemText)

        /// The largest number of values in a batch.
        var limit: Int { self == .items ? 1_024 : 256 }
    }

    /// The plugin's read position in one kind.
    private struct Reading {
        let arena: Arena
        var next = 0
        var count = WorkerFeed.firstCount
    }

    /// The size of the first batch.
    private static let firstCount = 8
    /// The size of a batch in bytes.
    private static let bound = 256 << 10

    /// The feed without its items.
    var shown: DisplayedFeed
    /// The feed's address in the worker.
    let address: UInt64
    /// The items, and the sources, with their current states.
    var items: FeedItemViewModels
    var sources: FeedSourceViewModels
    private let memory: LentMemory
    private let arena: Arena
    private var readings: [Kind: Reading] = [:]
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
        address = arena.address(of: feed, revision: revision)
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
        .displaySources(address: sourceLists.next().address(of: model))
    }

    func lend(_ model: ItemListViewModel) -> HostMessage {
        if rows.last?.version != model.rowsVersion {
            rows = rows.suffix(1) + [(model.rowsVersion, model.indices, rowArenas.next())]
        }
        return .displayItems(address: itemLists.next().address(of: model))
    }

    /// - Parameter revision: of the feed that the article is of.
    func lend(_ model: OpenArticleViewModel, of revision: UInt64) -> HostMessage {
        .displayArticle(address: articles.next().address(of: model), feed: revision)
    }

    func lend(_ model: NoticeViewModel) -> HostMessage {
        .displayNotice(address: notices.next().address(of: model))
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
        return .rows(first: UInt64(first), count: UInt64(made.count), address: made.address)
    }

    // MARK: Items

    /// Lends list entries from an index on; `nil` if out of range.
    func items(from first: UInt64) -> (address: UInt64, count: Int)? {
        batch(of: .items, from: first, to: items.count) { arena, first, count in
            arena.items(of: items, from: first, upTo: count, bound: Self.bound)
        }
    }

    /// Lends `parts` of the details of items from an index on; `nil` if out of range.
    func details(parts: FeedDetailParts, from first: UInt64) -> (address: UInt64, count: Int)? {
        batch(of: .details(parts), from: first, to: items.count) { arena, first, count in
            arena.details(of: items, parts: parts, from: first, upTo: count, bound: Self.bound)
        }
    }

    /// Lends `parts` of the articles of items from an index on; `nil` if out of range.
    func articles(
        parts: FeedArticleParts, from first: UInt64
    ) -> (address: UInt64, count: Int)? {
        batch(of: .articles(parts), from: first, to: items.count) { arena, first, count in
            arena.articles(of: items, parts: parts, from: first, upTo: count, bound: Self.bound)
        }
    }

    /// Lends sources from an index on, with current counts; `nil` if out of range.
    func sources(from first: UInt64) -> (address: UInt64, count: Int)? {
        batch(of: .sources, from: first, to: sources.count) { arena, first, count in
            arena.sources(sources, from: first, upTo: count, bound: Self.bound)
        }
    }

    /// Lends a text of items from an index on; `nil` if out of range.
    func texts(_ text: FeedItemText, from first: UInt64) -> (address: UInt64, count: Int)? {
        batch(of: .text(text), from: first, to: items.count) { arena, first, count in
            arena.texts(text, of: items, from: first, upTo: count, bound: Self.bound)
        }
    }

    private func batch(
        of kind: Kind, from first: UInt64, to end: Int,
        _ make: (Arena, Int, Int) -> (address: UInt64, count: Int)
    ) -> (address: UInt64, count: Int)? {
        guard let first = Int(exactly: first), first < end else { return nil }
        if isSingle { readings[kind] = nil }
        var reading = readings[kind] ?? Reading(arena: Arena(in: memory))
        if isSingle || first != reading.next {
            reading.count = 1
        }
        reading.arena.reset()
        let made = make(reading.arena, first, min(reading.count, end - first))
        reading.next = first + made.count
        reading.count = min(kind.limit, reading.count * 4)
        readings[kind] = reading
        return made
    }
}
