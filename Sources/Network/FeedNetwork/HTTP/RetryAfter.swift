/// How long a server asks to be left alone (RFC 9110, section 10.2.3).
package enum RetryAfter {
    /// The longest that is obeyed, in seconds: a week.
    package static let longest: Int64 = 7 * 86_400

    /// Seconds from `now` on, at least one; `nil` where `value` is neither seconds nor a date.
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
