import SystemInterface

/// How long a response may be used without asking again (RFC 9111, section 4.2).
package enum Freshness {
    /// The fields of a response that tell it, as they stand there.
    package struct Fields: Sendable, Equatable {
        package var cacheControl: String?
        package var expires: String?
        package var date: String?
        package var age: String?
        package var lastModified: String?
        package var pragma: String?
        package var vary: String?
    }

    /// The longest time that is guessed, in seconds.
    private static let longestGuess: Int64 = 86_400

    /// When the response stops being fresh, in seconds since 1970; it is not after
    /// `responseTime` where it is not fresh at all.
    ///
    /// - Parameters:
    ///   - fields: what the response says.
    ///   - requestTime: when it was asked for, in seconds since 1970.
    ///   - responseTime: when it came, likewise.
    ///   - longest: the longest that a server is believed, in seconds.
    ///   - isGuessingAllowed: whether a lifetime may be guessed where none is given: a tenth of
    ///     the time the thing has not changed for, a day at most (section 4.2.2). Right for
    ///     pictures; a feed is there to change.
    package static func end(
        _ fields: Fields, requestTime: Int64, responseTime: Int64, longest: Int64,
        isGuessingAllowed: Bool
    ) -> Int64 {
        if fields.vary.map({ $0.contains("*") }) ?? false { return responseTime }
        let date = seconds(fields.date, now: responseTime)
        let lifetime = lifetime(
            fields, date: date ?? responseTime, now: responseTime,
            isGuessingAllowed: isGuessingAllowed)
        // Section 4.2.3.
        let apparentAge = max(0, responseTime - (date ?? responseTime))
        let age = fields.age.flatMap { DeltaSeconds.parse($0.trimmingSpaces()) } ?? 0
        let correctedAge = age + max(0, responseTime - requestTime)
        return responseTime + min(longest, max(0, lifetime - max(apparentAge, correctedAge)))
    }

    /// Returns true where the response may be kept.
    package static func isStorable(_ fields: Fields) -> Bool {
        !(fields.cacheControl.map { CacheControl($0).noStore } ?? false)
    }

    /// Returns true where the response itself says how long it is fresh.
    package static func isExplicit(_ fields: Fields) -> Bool {
        fields.cacheControl.map { CacheControl($0).maxAge != nil } ?? false
            || fields.expires != nil
    }

    private static func lifetime(
        _ fields: Fields, date: Int64, now: Int64, isGuessingAllowed: Bool
    ) -> Int64 {
        if let value = fields.cacheControl {
            let control = CacheControl(value)
            if control.noCache || control.noStore { return 0 }
            if let maxAge = control.maxAge { return maxAge }
        } else if fields.pragma.map({ $0.lowercased().contains(text: "no-cache") }) ?? false {
            return 0
        }
        if let expires = fields.expires {
            // What is no date is in the past (section 5.3).
            return seconds(expires, now: now).map { max(0, $0 - date) } ?? 0
        }
        guard isGuessingAllowed, let changed = seconds(fields.lastModified, now: now),
            changed < date
        else { return 0 }
        return min((date - changed) / 10, longestGuess)
    }

    private static func seconds(_ text: String?, now: Int64) -> Int64? {
        text.flatMap { HTTPDate.parse($0.trimmingSpaces(), now: now) }
    }
}
