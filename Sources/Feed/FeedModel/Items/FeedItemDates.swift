/// The dates of an item, stored compactly.
struct FeedItemDates: Sendable {
    /// Marks an absent date; no real offset is this large.
    private static let none = Int16.min

    private var publishedSeconds: Int64 = 0
    private var updatedSeconds: Int64 = 0
    private var publishedOffset = none
    private var updatedOffset = none
    private var publishedPrecision = FeedDatePrecision.instant
    private var updatedPrecision = FeedDatePrecision.instant

    init(published: FeedDate?, updated: FeedDate?) {
        self.published = published
        self.updated = updated
    }

    var published: FeedDate? {
        get { Self.date(publishedSeconds, publishedOffset, publishedPrecision) }
        set {
            (publishedSeconds, publishedOffset, publishedPrecision) = Self.parts(of: newValue)
        }
    }

    var updated: FeedDate? {
        get { Self.date(updatedSeconds, updatedOffset, updatedPrecision) }
        set { (updatedSeconds, updatedOffset, updatedPrecision) = Self.parts(of: newValue) }
    }

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
