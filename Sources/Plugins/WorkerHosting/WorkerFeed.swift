import FeedViews
import PluginHosting

/// A feed as it is lent to a worker, until the next has been displayed there.
///
/// What the plugin asks for comes in stretches: one item where it jumps about, and ever more while it
/// reads in order. Each kind has memory of its own, which serves again for its next stretch.
final class WorkerFeed {
    /// The kinds of what comes in stretches.
    private enum Kind: Hashable {
        case items
        case details(FeedDetailParts)
        case sources
        case text(FeedItemText)

        /// How many items a stretch has at most.
        var limit: Int { self == .items ? 1_024 : 256 }
    }

    /// Where the plugin reads, of one kind.
    private struct Reading {
        let arena: Arena
        var next = 0
        var count = WorkerFeed.firstCount
    }

    /// How many items come at first, whatever the plugin will do.
    private static let firstCount = 8
    /// How much is lent at once, in bytes.
    private static let bound = 256 << 10

    /// The facts about it beyond its items.
    let shown: ShownFeed
    /// Where it is for the worker.
    let address: UInt64
    private let items: FeedItemViewModels
    private let sources: FeedSourceViewModels
    private let memory: LentMemory
    private let arena: Arena
    private var readings: [Kind: Reading] = [:]

    /// Writes what is known of `feed` itself.
    init(_ feed: FeedViewModel, revision: UInt64, in memory: LentMemory) {
        shown = ShownFeed(
            revision: revision, givenRevision: feed.revision, itemCount: feed.items.count)
        items = feed.items
        sources = feed.sources
        self.memory = memory
        arena = Arena(in: memory)
        address = arena.address(of: feed, revision: revision)
    }

    /// Lends what lists show of the items from a place on; `nil` where there is no such place.
    func items(from first: UInt64) -> (address: UInt64, count: Int)? {
        stretch(of: .items, from: first, to: items.count) { arena, first, count in
            arena.items(of: items, from: first, upTo: count, bound: Self.bound)
        }
    }

    /// Lends `parts` of what pages show of the items from a place on; `nil` where there is no such place.
    func details(parts: FeedDetailParts, from first: UInt64) -> (address: UInt64, count: Int)? {
        stretch(of: .details(parts), from: first, to: items.count) { arena, first, count in
            arena.details(of: items, parts: parts, from: first, upTo: count, bound: Self.bound)
        }
    }

    /// Lends the sources from a place on, with the counts of now; `nil` where there is no such place.
    func sources(from first: UInt64) -> (address: UInt64, count: Int)? {
        stretch(of: .sources, from: first, to: sources.count) { arena, first, count in
            arena.sources(sources, from: first, upTo: count, bound: Self.bound)
        }
    }

    /// A text of the items from a place on; `nil` where there is no such place.
    func texts(_ text: FeedItemText, from first: UInt64) -> (address: UInt64, count: Int)? {
        stretch(of: .text(text), from: first, to: items.count) { arena, first, count in
            arena.texts(text, of: items, from: first, upTo: count, bound: Self.bound)
        }
    }

    private func stretch(
        of kind: Kind, from first: UInt64, to end: Int,
        _ make: (Arena, Int, Int) -> (address: UInt64, count: Int)
    ) -> (address: UInt64, count: Int)? {
        guard let first = Int(exactly: first), first < end else { return nil }
        var reading = readings[kind] ?? Reading(arena: Arena(in: memory))
        if first != reading.next {
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
