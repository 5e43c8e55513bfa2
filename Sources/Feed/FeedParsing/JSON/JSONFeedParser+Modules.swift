internal import FeedMarkup
internal import FeedModel

/// RSS modules in JSON, under their conventional prefixes.
extension JSONFeedParser {
    /// Reads a member about an item's discussion.
    mutating func readDiscussion(
        _ name: JSONText, of details: inout FeedItemDetails, _ cursor: inout JSONCursor,
        in bytes: Span<UInt8>
    ) throws(FeedParsingError) {
        var discussion = details.discussion ?? FeedDiscussion()
        if name.equals("slash:comments", in: bytes) || name.equals("thr:total", in: bytes) {
            let count = try wholeNumber(name, &cursor, in: bytes)
            discussion.commentCount = discussion.commentCount ?? count
        } else {
            let url = try address(&cursor, for: .link, in: bytes)
            discussion.feedURL = discussion.feedURL ?? url
        }
        if discussion != FeedDiscussion() { details.discussion = discussion }
    }

    /// Reads a member about the feed's update interval.
    mutating func readSchedule(
        _ name: JSONText, _ cursor: inout JSONCursor, into schedule: inout UpdateSchedule,
        in bytes: Span<UInt8>
    ) throws(FeedParsingError) {
        if name.equals("sy:updatePeriod", in: bytes) {
            let offset = cursor.position
            guard let text = try value(&cursor, in: bytes), !text.range.isEmpty else { return }
            schedule.period = UpdateSchedule.period(named: text.decoded(in: bytes).span)
            if schedule.period == nil {
                results.problems.add(
                    .unreadableValue, at: offset,
                    "“sy:updatePeriod” is hourly, daily, weekly, monthly or yearly, and nothing else"
                )
            }
        } else if name.equals("ttl", in: bytes) {
            // Zero means unknown.
            if let minutes = try wholeNumber(name, &cursor, in: bytes), minutes > 0 {
                schedule.minutesToLive = minutes
            }
        } else {
            schedule.frequency = try wholeNumber(name, &cursor, isZeroAllowed: false, in: bytes)
        }
    }

    /// Reads a whole number; reports any other value and returns `nil`.
    private mutating func wholeNumber(
        _ name: JSONText, _ cursor: inout JSONCursor, isZeroAllowed: Bool = true,
        in bytes: Span<UInt8>
    ) throws(FeedParsingError) -> Int? {
        let offset = cursor.position
        guard let text = try value(&cursor, in: bytes), !text.range.isEmpty else { return nil }
        if text.range.count <= 64, let number = WholeNumber.parse(text.decoded(in: bytes).span),
            number > 0 || isZeroAllowed
        {
            return Int(clamping: number)
        }
        results.problems.add(
            .unreadableValue, at: offset,
            "“\(name.string(in: bytes))” is a whole number\(isZeroAllowed ? "" : " of 1 or more"); write it in digits."
        )
        return nil
    }
}
