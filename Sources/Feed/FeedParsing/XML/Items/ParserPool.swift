#if !hasFeature(Embedded)
    internal import Synchronization
#endif

/// What read items' details last: to make a parser takes longer than to read most items.
///
/// Any thread may ask, and has a parser to itself meanwhile.
final class ParserPool: Sendable {
    /// `@unchecked Sendable`: who has taken it out is the only one to have it.
    private final class Kept: @unchecked Sendable {
        /// The place of the scope it reads items of.
        let scope: UInt16
        var parser: XMLFeedParser

        init(_ scope: UInt16, _ parser: consuming XMLFeedParser) {
            self.scope = scope
            self.parser = parser
        }
    }

    /// As many as there may be threads; others are made anew.
    private static let most = 8

    #if hasFeature(Embedded)
        /// Embedded Swift has no lock; a program in it has the one thread that views are on.
        private nonisolated(unsafe) var idle: [Kept] = []
    #else
        private let idle = Mutex<[Kept]>([])
    #endif

    /// Reads by the parser of a scope, which is made where none is kept.
    func read<Result: Sendable>(
        in scope: UInt16, makeParser: () -> XMLFeedParser,
        _ body: (inout XMLFeedParser) -> Result
    ) -> Result {
        let kept =
            withIdle { idle in
                idle.lastIndex { $0.scope == scope }.map { idle.remove(at: $0) }
            } ?? Kept(scope, makeParser())
        defer {
            withIdle { idle in
                if idle.count == Self.most { idle.removeFirst() }
                idle.append(kept)
            }
        }
        return body(&kept.parser)
    }

    private func withIdle<Result: Sendable>(_ body: (inout [Kept]) -> Result) -> Result {
        #if hasFeature(Embedded)
            unsafe body(&idle)
        #else
            idle.withLock { body(&$0) }
        #endif
    }
}
