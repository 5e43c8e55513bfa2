#if !hasFeature(Embedded)
    internal import Synchronization
#endif

/// What read an item's details last: to make it takes longer than to read most items.
///
/// Any thread may ask; they take turns.
final class KeptParser: Sendable {
    private struct State {
        /// The place of the scope it reads items of.
        var scope: UInt16 = 0
        // None or one, since what is taken out of an optional is copied.
        var parser: [XMLFeedParser] = []
    }

    #if hasFeature(Embedded)
        /// Embedded Swift has no lock; a program in it has the one thread that views are on.
        private nonisolated(unsafe) var state = State()
    #else
        private let state = Mutex(State())
    #endif

    /// Reads by the parser of a scope, which is made where the last was another's.
    func read<Result: Sendable>(
        in scope: UInt16, makeParser: () -> XMLFeedParser,
        _ body: (inout XMLFeedParser) -> Result
    ) -> Result {
        withState { state in
            if state.parser.isEmpty || state.scope != scope {
                state.scope = scope
                state.parser = [makeParser()]
            }
            return body(&state.parser[0])
        }
    }

    private func withState<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
        #if hasFeature(Embedded)
            unsafe body(&state)
        #else
            state.withLock { body(&$0) }
        #endif
    }
}
