import FeedModel
import FeedParsing

/// How long a server asks to be left alone (RFC 9110, section 10.2.3).
package enum RetryAfter {
    /// The longest that is obeyed, in seconds: a week.
    package static let longest: Int64 = 7 * 86_400

    /// Seconds from `now` on, at least one; `nil` where `value` can't be read.
    package static func seconds(_ value: String, now: Int64) -> Int64? {
        let text = value.trimmingSpaces()
        if let seconds = DeltaSeconds.parse(text) {
            return max(1, min(seconds, longest))
        }
        guard let date = FeedDateParser.parse(String(text))?.secondsSince1970 else { return nil }
        guard date > now else { return 1 }
        return date < now + longest ? date - now : longest
    }
}
