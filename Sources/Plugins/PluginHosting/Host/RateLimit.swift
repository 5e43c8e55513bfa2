/// Limits how often a request runs, so that it stems from a user and not from a loop.
package struct RateLimit {
    private static let burst = 5

    /// The window in which at most ``burst`` requests are allowed.
    private let milliseconds: Int
    /// The times of the last requests, in order.
    private var times: [Int] = []

    package init(milliseconds: Int = 5_000) {
        self.milliseconds = milliseconds
    }

    /// Counts a request. Returns false, and does not count it, if there are too many.
    ///
    /// - Parameter now: monotonic time in milliseconds.
    package mutating func takes(at now: Int) -> Bool {
        guard times.count < Self.burst || now - times[0] >= milliseconds else { return false }
        times = times.suffix(Self.burst - 1) + [now]
        return true
    }
}
