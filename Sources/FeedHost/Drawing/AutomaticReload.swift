/// Reloads a displayed feed periodically, with a random delay that spreads the load of many users.
final class AutomaticReload {
    /// The longest delay, as a fraction of the period.
    private static let mostDelay = 0.2

    private let seconds: Int64
    private let after: (Int64, @escaping () -> Void) -> LoopTimer
    private let random: () -> Double
    private let reload: () -> Void
    private var timer: LoopTimer?

    /// Starts the timer.
    ///
    /// - Parameters:
    ///   - seconds: the period.
    ///   - after: runs work after milliseconds.
    ///   - random: returns a number from 0 to 1.
    ///   - reload: requests the feed.
    init(
        everySeconds seconds: Int64, after: @escaping (Int64, @escaping () -> Void) -> LoopTimer,
        random: @escaping () -> Double, reload: @escaping () -> Void
    ) {
        self.seconds = seconds
        self.after = after
        self.random = random
        self.reload = reload
        arm()
    }

    /// Starts, with the timers of an event loop.
    convenience init(
        everySeconds seconds: Int64, on loop: EventLoop, reload: @escaping () -> Void
    ) {
        self.init(
            everySeconds: seconds, after: { loop.after(milliseconds: $0, $1) },
            random: { Double.random(in: 0...1) }, reload: reload)
    }

    /// Stops the timer.
    func end() {
        timer?.cancel()
        timer = nil
    }

    private func arm() {
        let delay = Double(seconds) * Self.mostDelay * random()
        timer = after(seconds * 1_000 + Int64(delay * 1_000)) { [weak self] in
            self?.arm()
            self?.reload()
        }
    }
}
