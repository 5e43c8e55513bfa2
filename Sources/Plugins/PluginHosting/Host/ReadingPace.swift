/// How often a person does something, and no program that only says so.
package struct ReadingPace {
    /// At most ``burst`` times in so many milliseconds.
    private static let milliseconds = 5_000
    private static let burst = 5

    /// When the last times were, the latest last.
    private var times: [Int] = []

    /// Creates a pace of which nothing was done yet.
    package init() {}

    /// Counts one time; false where that is one too many, which is not counted.
    ///
    /// - Parameter now: the time in milliseconds since some moment in the past.
    package mutating func takes(at now: Int) -> Bool {
        guard times.count < Self.burst || now - times[0] >= Self.milliseconds else { return false }
        times = times.suffix(Self.burst - 1) + [now]
        return true
    }
}
