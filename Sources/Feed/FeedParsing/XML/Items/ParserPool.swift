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

    /// Calls `body` with an idle parser for the scope, or a new one.
    func read<Result: Sendable>(
        in scope: UInt16, makeParser: () -> XMLFeedParser,
        _ body: (inout XMLFeedParser) -> Result
    ) -> Result {
        let entry =
            withIdle { idle in
                idle.lastIndex { $0.scope == scope }.map { idle.remove(at: $0) }
            } ?? Entry(scope, makeParser())
        defer {
            withIdle { idle in
                if idle.count == Self.capacity { idle.removeFirst() }
                idle.append(entry)
            }
        }
        return body(&entry.parser)
    }

    private func withIdle<Result: Sendable>(_ body: (inout [Entry]) -> Result) -> Result {
        #if hasFeature(Embedded)
            unsafe body(&idle)
        #else
            idle.withLock { body(&$0) }
        #endif
    }
}
