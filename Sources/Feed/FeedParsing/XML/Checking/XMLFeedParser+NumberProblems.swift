internal import FeedMarkup

/// Checks of numbers; malformed or negative ones are ignored.
extension XMLFeedParser {
    /// Reports those of the attributes `names` that are no whole numbers.
    mutating func checkNumbers(_ names: [AttributeName], in bytes: Span<UInt8>) {
        for name in names {
            guard let range = attributes[name], number(name, in: bytes) == nil else { continue }
            reportNumber(
                range, for: "The attribute “\(AttributeName.names[Int(name.rawValue)])”",
                example: "write a whole number in digits, as in “1024”.", in: bytes)
        }
    }

    /// Reports a duration in `range` that is malformed, or spelled as few readers know it.
    mutating func checkDuration(_ range: Range<Int>, of name: String, in bytes: Span<UInt8>) {
        let example = "write seconds, or as in “1:02:03”."
        if duration(range, in: bytes) == nil {
            reportNumber(range, for: name, example: example, in: bytes)
        } else if range.contains(where: { bytes[$0].isASCIILetter }) {
            results.problems.add(
                .invalidValue, at: range.lowerBound,
                "\(name) can be read here, but not by every reader; \(example)")
        }
    }

    /// Reports a malformed number in `range`.
    mutating func reportNumber(
        _ range: Range<Int>, for name: String, example: String, in bytes: Span<UInt8>
    ) {
        let text = bytes.trimmingWhiteSpace(range)
        // An empty value is not reported.
        guard !text.isEmpty else { return }
        results.problems.add(
            .unreadableValue, at: text.lowerBound,
            "\(name) can't be “\(bytes.string(text.prefix(64)))”, which is left out; \(example)")
    }
}
