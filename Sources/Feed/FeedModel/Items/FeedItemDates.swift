/// The dates of an item, stored compactly.
struct FeedItemDates: Sendable {
    /// Marks an absent date; no real offset is this large.
    private static let none = Int16.min

    private var publishedSeconds: Int64 = 0
    private var updatedSeconds: Int64 = 0
    private var publishedOffset = none
    private var updatedOffset = none

    init(published: FeedDate?, updated: FeedDate?) {
        self.published = published
        self.updated = updated
    }

    var published: FeedDate? {
        get { Self.date(publishedSeconds, publishedOffset) }
        set { (publishedSeconds, publishedOffset) = Self.parts(of: newValue) }
    }

    var updated: FeedDate? {
        get { Self.date(updatedSeconds, updatedOffset) }
        set { (updatedSeconds, updatedOffset) = Self.parts(of: newValue) }
    }

    private static func date(_ seconds: Int64, _ offset: Int16) -> FeedDate? {
        offset == none ? nil : FeedDate(secondsSince1970: seconds, utcOffsetMinutes: offset)
    }

    private static func parts(of date: FeedDate?) -> (Int64, Int16) {
        guard let date else { return (0, none) }
        return (date.secondsSince1970, max(date.utcOffsetMinutes, none + 1))
    }
}
