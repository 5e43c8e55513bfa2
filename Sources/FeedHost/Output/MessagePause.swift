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
        var news = MessageNews()
        var didTell: (@Sendable () -> Void)?
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

    /// Calls `didTell` at each piece of news from now on, kept or not, until ``end()``; with the lock held, so that
    /// it is not being called any more when this returns.
    func tellOfNews(_ didTell: (@Sendable () -> Void)?) {
        state.withLock { $0.didTell = didTell }
    }

    /// Tells a piece of news, where somebody asks for it; answers whether somebody does.
    @discardableResult
    func tell(_ news: String) -> Bool {
        state.withLock { state in
            guard let didTell = state.didTell else { return false }
            state.news.add(news)
            didTell()
            return true
        }
    }

    /// Takes the news since it was last taken.
    func takeNews() -> MessageNews {
        state.withLock { state in
            defer { state.news = MessageNews() }
            return state.news
        }
    }

    /// Keeps a line, once where it is told again and again; `false` where it should be said at once.
    ///
    /// - Parameter isDetail: whether it gives way to others, where there is no room for all.
    func add(_ line: String, isDetail: Bool = false) -> Bool {
        state.withLock { state in
            guard state.isHolding else { return false }
            if !isDetail, state.lines.contains(line) { return true }
            if state.lines.count < (isDetail ? Self.limit / 2 : Self.limit) {
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
