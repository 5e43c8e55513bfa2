/// How often servers are asked again, by `--watch` and automatic reloads.
enum RefreshPolicy {
    /// The default period in seconds: an hour.
    static let defaultSeconds: Int64 = 3_600

    /// The default period; automatic reloads shorten it.
    static func defaultSeconds(_ options: LoadingOptions) -> Int64 {
        // Shorter than the period, so that slow documents are requested the next time, too.
        options.reloadSeconds.map { min(defaultSeconds, $0 * 3 / 4) } ?? defaultSeconds
    }

    /// The time until a displayed feed is reloaded, in milliseconds: the period, and up to a fifth of
    /// it, which spreads the load of many users.
    ///
    /// - Parameter random: a number from 0 to 1.
    static func reloadMilliseconds(everySeconds seconds: Int64, random: Double = .random(in: 0...1))
        -> Int64
    {
        seconds * 1_000 + Int64(Double(seconds) * 200 * random)
    }

    /// The longest period that a feed can declare, in seconds: a day.
    static let longestSeconds: Int64 = 86_400
    /// The shortest time between rounds, in seconds.
    static let shortestSeconds: Int64 = 5
}
