internal import FeedModel

#if !hasFeature(Embedded)
    internal import Synchronization
#endif

/// A pool of idle parsers for second passes: creating one takes longer than parsing most items.
///
/// Thread-safe; each caller has a parser to itself.
final class ParserPool: Sendable {
    /// `@unchecked Sendable`: used by one thread at a time, the one that took it out of the pool.
    private final class Entry: @unchecked Sendable {
        /// The index of the scope that the parser starts from.
        let scope: UInt16
        var parser: XMLFeedParser
        /// The details read last, and the start of their item: views ask for one part of an item
        /// after the other.
        var last: (start: UInt32, details: FeedItemDetails)?

        init(_ scope: UInt16, _ parser: consuming XMLFeedParser) {
            self.scope = scope
            self.parser = parser
        }
    }

    /// About the number of threads; further parsers are not pooled.
    private static let capacity = 8

    #if hasFeature(Embedded)
        /// Embedded Swift has no lock; such programs have a single thread.
        private nonisolated(unsafe) var idle: [Entry] = []
    #else
        private let idle = Mutex<[Entry]>([])
    #endif

    /// Returns the details of `item` in `bytes`, whose scope is `scope`; at least picture and files
    /// if only these are needed.
    func details(
        of item: PartialItem, onlyFiles: Bool, in scope: ItemScope, of bytes: Span<UInt8>
    ) -> FeedItemDetails {
        let entry =
            withIdle { idle in
                idle.lastIndex { $0.scope == item.scope }.map { idle.remove(at: $0) }
            } ?? Entry(item.scope, scope.makeParser())
        defer {
            withIdle { idle in
                if idle.count == Self.capacity { idle.removeFirst() }
                idle.append(entry)
            }
        }
        if let last = entry.last, last.start == item.start { return last.details }
        let details = scope.details(of: item, onlyFiles: onlyFiles, by: &entry.parser, in: bytes)
        if !onlyFiles { entry.last = (item.start, details) }
        return details
    }

    private func withIdle<Result: Sendable>(_ body: (inout [Entry]) -> Result) -> Result {
        #if hasFeature(Embedded)
            unsafe body(&idle)
        #else
            idle.withLock { body(&$0) }
        #endif
    }
}
