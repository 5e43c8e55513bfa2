/// Limits how often a request runs, so that it stems from a user and not from a loop.
package struct RateLimit {
    /// The window in which at most ``burst`` requests are allowed.
    private static let milliseconds = 5_000
    private static let burst = 5

    /// The times of the last requests, in order.
    private var times: [Int] = []

    package init() {}

    /// Counts a request. Returns false, and does not count it, if there are too many.
    ///
    /// - Parameter now: monotonic time in milliseconds.
    package mutating func takes(at now: Int) -> Bool {
        guard times.count < Self.burst || now - times[0] >= Self.milliseconds else { return false }
        times = times.suffix(Self.burst - 1) + [now]
        return true
    }
}
