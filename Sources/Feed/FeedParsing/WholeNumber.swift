internal import FeedMarkup

/// Parses counts.
enum WholeNumber {
    /// Parses the number in `text`, ignoring white space around it; `nil` if it is none, negative
    /// or longer than `digits`: by default 15, since many JSON readers lose the last digits of
    /// larger numbers (RFC 8259, section 6).
    static func parse(_ text: Span<UInt8>, digits: Int = 15) -> Int64? {
        let range = text.trimmingWhiteSpace(0..<text.count)
        guard !range.isEmpty, range.count <= digits else { return nil }
        var number: Int64 = 0
        for index in range {
            guard text[index].isASCIIDigit else { return nil }
            number = number * 10 + Int64(text[index] - 0x30)
        }
        return number
    }
}
