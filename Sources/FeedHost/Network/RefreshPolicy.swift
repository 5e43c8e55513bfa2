/// How often servers are asked again, by `--watch` and where a feed is loaded again and again.
enum RefreshPolicy {
    /// Where the server does not say how long its answer is fresh, in seconds: an hour.
    static let usualSeconds: Int64 = 3_600

    /// Where a feed is loaded again and again, a document that nobody says anything of is asked for each time.
    static func usualSeconds(_ options: LoadingOptions) -> Int64 {
        // What took its time to come is asked for the next time, too.
        options.reloadSeconds.map { min(usualSeconds, $0 * 3 / 4) } ?? usualSeconds
    }

    /// The longest that a feed's own word makes of that, in seconds: a day.
    static let longestSeconds: Int64 = 86_400
    /// The longest that a server is left alone, in seconds: a week.
    static let longestHoldSeconds: Int64 = 7 * 86_400
    /// At least so many seconds lie between two rounds, however short a time the server says.
    static let shortestSeconds: Int64 = 5
}
