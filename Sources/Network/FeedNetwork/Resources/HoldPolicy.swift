/// How long to pause requests to a server that refuses them.
enum HoldPolicy {
    /// The first pause after a 429 without `Retry-After`, in seconds; doubled each time, up to a
    /// day.
    private static let firstSeconds: Int64 = 60
    private static let longestSeconds: Int64 = 86_400
    /// The pause after a 410, in seconds: a day.
    private static let goneSeconds: Int64 = 86_400

    /// The longest pause asked for without TLS, in seconds, since anyone on the way could have sent
    /// it.
    private static let longestInsecureSeconds: Int64 = 86_400

    /// Returns the pause in seconds after an unsuccessful response, or `nil`.
    ///
    /// - Parameters:
    ///   - isSecure: whether it came over TLS.
    ///   - count: the number of pauses in a row before.
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

    /// Returns true while a hold lasts.
    ///
    /// A hold with an impossible end was made while the clock was wrong.
    static func isHeld(_ hold: StoredHold, isSecure: Bool, now: Int64) -> Bool {
        let longest = hold.status != 410 && isSecure ? RetryAfter.longest : longestSeconds
        return now < hold.until && hold.until - now <= longest
    }
}
