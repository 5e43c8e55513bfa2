/// A server's `Retry-After` (RFC 9110, section 10.2.3).
package enum RetryAfter {
    /// The longest pause that is respected, in seconds: a week.
    package static let longest: Int64 = 7 * 86_400

    /// Returns seconds from `now` on, at least one; `nil` if `value` is neither seconds nor a date.
    package static func seconds(_ value: String, now: Int64) -> Int64? {
        let text = value.trimmingSpaces()
        if let seconds = DeltaSeconds.parse(text) {
            return max(1, min(seconds, longest))
        }
        guard let date = HTTPDate.parse(text, now: now) else { return nil }
        guard date > now else { return 1 }
        return date < now + longest ? date - now : longest
    }
}
