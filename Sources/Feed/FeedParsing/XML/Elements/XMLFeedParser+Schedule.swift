internal import FeedMarkup

/// How often a feed changes, and the numbers it says that in.
extension XMLFeedParser {
    /// Uses the inside of an element of the RSS 1.0 module Syndication, or of RSS 2.0's `ttl`.
    mutating func useSchedule(_ value: XMLValue, _ meaning: FeedElement, in bytes: Span<UInt8>) {
        switch meaning {
        case .updatePeriod:
            guard standing.feed.schedule.period == nil, let text = shortText(value, in: bytes)
            else { break }
            standing.feed.schedule.period = UpdateSchedule.period(named: text.span)
            if standing.feed.schedule.period == nil {
                harvest.problems.add(
                    .unreadableValue, at: value.range.lowerBound,
                    "“\(text.span.string)” is no period; write hourly, daily, weekly, monthly or yearly."
                )
            }
        case .updateFrequency:
            let frequency = wholeNumber(value, in: bytes, isZeroAllowed: false) {
                "“\($0)” is no number of updates; write one of 1 or more in digits."
            }
            if standing.feed.schedule.frequency == nil {
                standing.feed.schedule.frequency = frequency
            }
        default:
            let minutes = wholeNumber(value, in: bytes) {
                "“\($0)” is no number of minutes; write it in digits, as in “60”."
            }
            // Zero is how feeds say that they do not know it.
            if standing.feed.schedule.minutesToLive == nil, minutes != 0 {
                standing.feed.schedule.minutesToLive = minutes
            }
        }
    }

    /// The whole number that `value` is, `nil` where it is empty; what is none is noted.
    mutating func wholeNumber(
        _ value: XMLValue, in bytes: Span<UInt8>, isZeroAllowed: Bool = true,
        else message: (String) -> String
    ) -> Int? {
        guard let text = shortText(value, in: bytes) else { return nil }
        if let number = WholeNumber.parse(text.span), number > 0 || isZeroAllowed { return number }
        harvest.problems.add(
            .unreadableValue, at: value.range.lowerBound, message(text.span.string))
        return nil
    }

    /// The beginning of the text that `value` is, without white space around it; `nil` where it
    /// is empty.
    private func shortText(_ value: XMLValue, in bytes: Span<UInt8>) -> [UInt8]? {
        let range = bytes.trimmingWhiteSpace(value.range)
        guard !range.isEmpty else { return nil }
        var short = value
        short.range = range.prefix(64)
        let text = short.text(in: bytes)
        let trimmed = text.span.trimmingWhiteSpace(0..<text.count)
        return trimmed.isEmpty ? nil : Array(text[trimmed])
    }
}
