/// Loads a feed on show again and again, each time a little later than was said, so that many who began at one time
/// don't ask at one time.
final class AutomaticReload {
    /// How much later it may be, as a part of the time.
    private static let mostDelay = 0.2

    private let seconds: Int64
    private let after: (Int64, @escaping () -> Void) -> LoopTimer
    private let random: () -> Double
    private let reload: () -> Void
    private var timer: LoopTimer?

    /// Begins.
    ///
    /// - Parameters:
    ///   - seconds: the time from one loading to the next.
    ///   - after: does something when so many milliseconds are over.
    ///   - random: a number from 0 to 1.
    ///   - reload: asks for the feed again.
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

    /// Begins, with the timers of a loop.
    convenience init(
        everySeconds seconds: Int64, on loop: EventLoop, reload: @escaping () -> Void
    ) {
        self.init(
            everySeconds: seconds, after: { loop.after(milliseconds: $0, $1) },
            random: { Double.random(in: 0...1) }, reload: reload)
    }

    /// Ends.
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
