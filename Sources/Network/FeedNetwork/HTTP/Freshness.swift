import SystemInterface

/// The freshness of a response (RFC 9111, section 4.2).
package enum Freshness {
    /// The fields that determine it, verbatim.
    package struct Fields: Sendable, Equatable {
        package var cacheControl: String?
        package var expires: String?
        package var date: String?
        package var age: String?
        package var lastModified: String?
        package var pragma: String?
        package var vary: String?

        var control: CacheControl? { cacheControl.map { CacheControl($0) } }
    }

    /// The longest heuristic lifetime, in seconds.
    private static let longestGuess: Int64 = 86_400

    /// Returns the end of freshness in seconds since 1970; at most `responseTime` for a stale
    /// response.
    ///
    /// - Parameters:
    ///   - fields: the response's fields.
    ///   - requestTime: when the request was sent, in seconds since 1970.
    ///   - responseTime: when the response arrived, in seconds since 1970.
    ///   - longest: the upper limit of a server's lifetime, in seconds.
    ///   - isGuessingAllowed: whether to use a heuristic without an explicit lifetime: a tenth of
    ///     the time since the last change, at most a day (section 4.2.2). For pictures; feeds are
    ///     expected to change.
    package static func end(
        _ fields: Fields, requestTime: Int64, responseTime: Int64, longest: Int64,
        isGuessingAllowed: Bool
    ) -> Int64 {
        if fields.vary.map({ $0.contains("*") }) ?? false { return responseTime }
        let date = seconds(fields.date, now: responseTime) ?? responseTime
        let lifetime = lifetime(
            fields, date: date, now: responseTime, isGuessingAllowed: isGuessingAllowed)
        // Section 4.2.3.
        let apparentAge = max(0, responseTime - date)
        let age = fields.age.flatMap { DeltaSeconds.parse($0.trimmingSpaces()) } ?? 0
        let correctedAge = age + max(0, responseTime - requestTime)
        return responseTime + min(longest, max(0, lifetime - max(apparentAge, correctedAge)))
    }

    /// Returns true if the response may be stored.
    package static func isStorable(_ fields: Fields) -> Bool {
        !(fields.control?.noStore ?? false)
    }

    /// Returns true if the response has an explicit lifetime.
    package static func isExplicit(_ fields: Fields) -> Bool {
        fields.control?.maxAge != nil || fields.expires != nil
    }

    private static func lifetime(
        _ fields: Fields, date: Int64, now: Int64, isGuessingAllowed: Bool
    ) -> Int64 {
        if let control = fields.control {
            if control.noCache || control.noStore { return 0 }
            if let maxAge = control.maxAge { return maxAge }
        } else if fields.pragma.map({ $0.lowercased().contains(text: "no-cache") }) ?? false {
            return 0
        }
        if let expires = fields.expires {
            // An invalid date counts as past (section 5.3).
            return seconds(expires, now: now).map { max(0, $0 - date) } ?? 0
        }
        guard isGuessingAllowed, let changed = seconds(fields.lastModified, now: now) else {
            return 0
        }
        return min(max(0, date - changed) / 10, longestGuess)
    }

    private static func seconds(_ text: String?, now: Int64) -> Int64? {
        text.flatMap { HTTPDate.parse($0.trimmingSpaces(), now: now) }
    }
}
