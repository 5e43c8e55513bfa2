import Synchronization

/// Messages that wait while a renderer or a pager has the terminal.
final class MessagePause: Sendable {
    /// More than a screen of them says nothing more.
    private static let limit = 200

    private struct State {
        var isHolding = false
        var isScreenTaken = false
        var lines: [String] = []
        var omitted = 0
    }

    private let state = Mutex(State())

    /// Somebody else draws on the terminal.
    var isScreenTaken: Bool { state.withLock { $0.isScreenTaken } }

    /// Keeps what comes from now on.
    ///
    /// - Parameter takesScreen: whether nothing else may be drawn on the terminal, either.
    func begin(takesScreen: Bool) {
        state.withLock {
            $0.isHolding = true
            $0.isScreenTaken = takesScreen
        }
    }

    /// Keeps a line; `false` where it should be said at once.
    func add(_ line: String) -> Bool {
        state.withLock { state in
            guard state.isHolding else { return false }
            if state.lines.count < Self.limit {
                state.lines.append(line)
            } else {
                state.omitted += 1
            }
            return true
        }
    }

    /// Keeps nothing any more. Answers what was kept.
    func end() -> [String] {
        state.withLock { state in
            defer { state = State() }
            return state.omitted == 0
                ? state.lines : state.lines + ["feedhost: and \(state.omitted) more messages"]
        }
    }
}
