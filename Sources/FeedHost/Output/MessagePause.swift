import Synchronization

/// Collects messages while a renderer or pager has the terminal.
final class MessagePause: Sendable {
    /// The largest number of messages.
    private static let limit = 200

    private struct State {
        var isHolding = false
        var isScreenTaken = false
        var lines: [String] = []
        var omitted = 0
        var notifications = PendingNotifications()
        var didNotify: (@Sendable () -> Void)?
    }

    private let state = Mutex(State())

    /// True while another program draws on the terminal.
    var isScreenTaken: Bool { state.withLock { $0.isScreenTaken } }

    /// Starts to collect.
    ///
    /// - Parameter takesScreen: true if nothing else may be drawn on the terminal.
    func begin(takesScreen: Bool) {
        state.withLock {
            $0.isHolding = true
            $0.isScreenTaken = takesScreen
        }
    }

    /// Sets a function that is called for each piece of news until ``end()``, under the lock, so
    /// that it is not running any more when this returns.
    func observeNotifications(_ didNotify: (@Sendable () -> Void)?) {
        state.withLock { $0.didNotify = didNotify }
    }

    /// Adds a piece of news; returns false if no one asks for news.
    @discardableResult
    func notify(_ notifications: String, concernsAll: Bool = false) -> Bool {
        state.withLock { state in
            guard let didNotify = state.didNotify else { return false }
            state.notifications.add(notifications, concernsAll: concernsAll)
            didNotify()
            return true
        }
    }

    /// Returns and clears the news.
    func takeNotifications() -> PendingNotifications {
        state.withLock { state in
            defer { state.notifications = PendingNotifications() }
            return state.notifications
        }
    }

    /// Collects a line, once if it repeats. Returns false to write it at once.
    ///
    /// - Parameter isDetail: true if it may be dropped for others.
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

    /// Stops collecting, and returns the messages.
    func end() -> [String] {
        state.withLock { state in
            defer { state = State() }
            return state.omitted == 0
                ? state.lines : state.lines + ["feedhost: and \(state.omitted) more messages"]
        }
    }
}
