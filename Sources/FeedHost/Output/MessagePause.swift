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

    /// Calls `didTell`, on whatever thread, whenever there is news from now on, kept or not, until ``end()``.
    func tellOfNews(_ didTell: (@Sendable () -> Void)?) {
        state.withLock { $0.didTell = didTell }
    }

    /// Takes the news since they were last taken.
    func takeNews() -> MessageNews {
        state.withLock { state in
            defer { state.news = MessageNews() }
            return state.news
        }
    }

    /// Keeps a line; `false` where it should be said at once.
    ///
    /// - Parameter news: what of it is news; `nil` where nothing is.
    func add(_ line: String, news: String? = nil) -> Bool {
        let (isKept, didTell) = keep(line, news: news)
        didTell?()
        return isKept
    }

    private func keep(
        _ line: String, news: String?
    ) -> (isKept: Bool, didTell: (@Sendable () -> Void)?) {
        state.withLock { state in
            let didTell = news == nil ? nil : state.didTell
            if let news, didTell != nil { state.news.add(news) }
            guard state.isHolding else { return (false, didTell) }
            if state.lines.count < Self.limit {
                state.lines.append(line)
            } else {
                state.omitted += 1
            }
            return (true, didTell)
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
