internal import FeedMarkup

/// A feed's own word on how often it changes.
///
/// The RSS 1.0 module Syndication says how often in a period the feed is updated; the period is a
/// day and the number one where only the other is given. RSS 2.0's `ttl` says for how many minutes
/// a copy of the feed may be used. Where both are there, the shorter counts: who asks again after
/// that keeps within the one and misses nothing by the other.
struct UpdateSchedule: Sendable, Equatable {
    private static let day = 86_400
    /// The longest interval that is believed, in seconds: a year.
    private static let longest = 365 * day

    /// The period, in seconds.
    var period: Int?
    /// How many times in the period the feed is updated; more than zero.
    var frequency: Int?
    /// How long a copy may be used, in minutes; more than zero.
    var minutesToLive: Int?

    /// How often the feed changes, in seconds; `nil` where it does not say.
    var intervalInSeconds: Int? {
        let updates: Int? =
            period == nil && frequency == nil
            ? nil : max(1, (period ?? Self.day) / max(1, frequency ?? 1))
        let life = minutesToLive.map { min($0, Self.longest / 60) * 60 }
        guard let updates, let life else { return updates ?? life }
        return min(updates, life)
    }

    /// The length in seconds of a period that is named in `text`; months have 30 days.
    static func period(named text: Span<UInt8>) -> Int? {
        let name = text.trimmingWhiteSpace(0..<text.count)
        if text.equalsIgnoringCase(name, "hourly") { return 3_600 }
        if text.equalsIgnoringCase(name, "daily") { return day }
        if text.equalsIgnoringCase(name, "weekly") { return 7 * day }
        if text.equalsIgnoringCase(name, "monthly") { return 30 * day }
        if text.equalsIgnoringCase(name, "yearly") { return longest }
        return nil
    }
}
