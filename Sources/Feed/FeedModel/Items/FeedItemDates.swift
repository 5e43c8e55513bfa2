/// The dates of an item, stored compactly.
struct FeedItemDates: Sendable {
    /// Marks an absent date; no real offset is this large.
    private static let none = Int16.min

    private let publishedSeconds: Int64
    private let updatedSeconds: Int64
    private let publishedOffset: Int16
    private let updatedOffset: Int16
    private let publishedPrecision: FeedDatePrecision
    private let updatedPrecision: FeedDatePrecision

    init(published: FeedDate?, updated: FeedDate?) {
        (publishedSeconds, publishedOffset, publishedPrecision) = Self.parts(of: published)
        (updatedSeconds, updatedOffset, updatedPrecision) = Self.parts(of: updated)
    }

    var published: FeedDate? { Self.date(publishedSeconds, publishedOffset, publishedPrecision) }
    var updated: FeedDate? { Self.date(updatedSeconds, updatedOffset, updatedPrecision) }

    private static func date(
        _ seconds: Int64, _ offset: Int16, _ precision: FeedDatePrecision
    ) -> FeedDate? {
        offset == none
            ? nil
            : FeedDate(secondsSince1970: seconds, utcOffsetMinutes: offset, precision: precision)
    }

    private static func parts(of date: FeedDate?) -> (Int64, Int16, FeedDatePrecision) {
        guard let date else { return (0, none, .instant) }
        return (date.secondsSince1970, max(date.utcOffsetMinutes, none + 1), date.precision)
    }
}
