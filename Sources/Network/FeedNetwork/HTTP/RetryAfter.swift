/// A server's `Retry-After` (RFC 9110, section 10.2.3).
package enum RetryAfter {
    /// The longest pause that is respected, in seconds: a week.
    package static let longest: Int64 = 7 * 86_400

    /// Returns seconds from `now` on, at least one; `nil` if `value` is neither seconds nor a date.
    package static func seconds(_ value: String, now: Int64) -> Int64? {
        let text = value.trimmingSpaces()
        let seconds = DeltaSeconds.parse(text) ?? HTTPDate.parse(text, now: now).map { $0 - now }
        return seconds.map { max(1, min($0, longest)) }
    }
}
