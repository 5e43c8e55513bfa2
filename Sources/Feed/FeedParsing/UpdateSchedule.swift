internal import FeedMarkup

/// The update interval that a feed declares.
///
/// The RSS 1.0 Syndication module declares a frequency within a period; the defaults are one and a
/// day. RSS 2.0's `ttl` declares how many minutes a copy may be cached. The shorter of both counts,
/// since requests after that respect the one and miss nothing by the other.
struct UpdateSchedule: Sendable, Equatable {
    private static let day = 86_400
    /// The longest interval accepted, in seconds: a year.
    private static let maximumInterval = 365 * day

    /// The period in seconds.
    var period: Int?
    /// The number of updates in the period, positive.
    var frequency: Int?
    /// The lifetime of a copy in minutes, positive.
    var minutesToLive: Int?

    /// The update interval in seconds; `nil` if the feed declares none.
    var intervalInSeconds: Int? {
        let updates: Int? =
            period == nil && frequency == nil
            ? nil : max(1, (period ?? Self.day) / max(1, frequency ?? 1))
        let life = minutesToLive.map { min($0, Self.maximumInterval / 60) * 60 }
        guard let updates, let life else { return updates ?? life }
        return min(updates, life)
    }

    /// The length in seconds of the period named by `text`; a month has 30 days.
    static func period(named text: Span<UInt8>) -> Int? {
        let name = text.trimmingWhiteSpace(0..<text.count)
        let periods: [(name: StaticString, seconds: Int)] = [
            ("hourly", 3_600), ("daily", day), ("weekly", 7 * day), ("monthly", 30 * day),
            ("yearly", maximumInterval),
        ]
        return periods.first { text.equalsIgnoringCase(name, $0.name) }?.seconds
    }
}
