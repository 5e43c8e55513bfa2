internal import FeedMarkup

/// Update intervals and whole numbers.
extension XMLFeedParser {
    /// Reads an element of the RSS 1.0 module Syndication, or RSS 2.0's `ttl`.
    mutating func useSchedule(_ value: XMLValue, _ meaning: FeedElement, in bytes: Span<UInt8>) {
        switch meaning {
        case .updatePeriod:
            guard state.feed.schedule.period == nil, let text = shortText(value, in: bytes)
            else { break }
            state.feed.schedule.period = UpdateSchedule.period(named: text.span)
            if state.feed.schedule.period == nil {
                results.problems.add(
                    .unreadableValue, at: value.range.lowerBound,
                    "“\(text.span.string)” is no period; write hourly, daily, weekly, monthly or yearly."
                )
            }
        case .updateFrequency:
            let frequency = wholeNumber(value, in: bytes, isZeroAllowed: false) {
                "“\($0)” is no number of updates; write one of 1 or more in digits."
            }
            state.feed.schedule.frequency = state.feed.schedule.frequency ?? frequency
        default:
            let minutes = wholeNumber(value, in: bytes) {
                "“\($0)” is no number of minutes; write it in digits, as in “60”."
            }
            // Zero means unknown.
            if state.feed.schedule.minutesToLive == nil, minutes != 0 {
                state.feed.schedule.minutesToLive = minutes
            }
        }
    }

    /// The whole number in `value`; `nil` if it is empty or malformed, which is reported.
    mutating func wholeNumber(
        _ value: XMLValue, in bytes: Span<UInt8>, isZeroAllowed: Bool = true,
        else message: (String) -> String
    ) -> Int? {
        guard let text = shortText(value, in: bytes) else { return nil }
        if let number = WholeNumber.parse(text.span), number > 0 || isZeroAllowed {
            return Int(clamping: number)
        }
        results.problems.add(
            .unreadableValue, at: value.range.lowerBound, message(text.span.string))
        return nil
    }

    /// The beginning of the text without white space; `nil` if it is empty.
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
