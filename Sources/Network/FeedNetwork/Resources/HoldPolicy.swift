/// How long a server that refuses is left alone.
enum HoldPolicy {
    /// Without a word from the server: the first time after a 429, in seconds; then twice as long
    /// each time, up to a day.
    private static let firstSeconds: Int64 = 60
    private static let longestSeconds: Int64 = 86_400
    /// How long after a 410 it is believed, in seconds: a day.
    private static let goneSeconds: Int64 = 86_400

    /// The longest time a word without TLS is believed, in seconds: anybody on the way could have
    /// said it.
    private static let longestInsecureSeconds: Int64 = 86_400

    /// How many seconds the server is left alone after a response that is no success, `nil` where
    /// it may be asked again at once.
    ///
    /// - Parameters:
    ///   - isSecure: whether it came by TLS.
    ///   - count: how often in a row it was left alone before.
    static func seconds(
        _ head: ResponseHead, isSecure: Bool, now: Int64, count: Int
    ) -> Int64? {
        if head.status == 410 { return goneSeconds }
        guard head.status == 429 || head.status >= 500 else { return nil }
        if let seconds = head["retry-after"].flatMap({ RetryAfter.seconds($0, now: now) }) {
            return isSecure ? seconds : min(seconds, longestInsecureSeconds)
        }
        guard head.status == 429 else { return nil }
        return min(longestSeconds, firstSeconds << Int64(min(max(count, 0), 16)))
    }

    /// Returns true where the server is still left alone.
    ///
    /// A hold that ends later than any may last was begun while the clock was wrong.
    static func isHeld(_ hold: StoredHold, isSecure: Bool, now: Int64) -> Bool {
        let longest = hold.status != 410 && isSecure ? RetryAfter.longest : longestSeconds
        return now < hold.until && hold.until - now <= longest
    }
}
