internal import FeedMarkup

/// Whole numbers and other short texts.
extension XMLFeedParser {
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
    func shortText(_ value: XMLValue, in bytes: Span<UInt8>) -> [UInt8]? {
        let range = bytes.trimmingWhiteSpace(value.range)
        guard !range.isEmpty else { return nil }
        var short = value
        short.range = range.prefix(64)
        let text = short.text(in: bytes)
        let trimmed = text.span.trimmingWhiteSpace(0..<text.count)
        return trimmed.isEmpty ? nil : Array(text[trimmed])
    }
}
