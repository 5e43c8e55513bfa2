internal import FeedMarkup

/// Numbers of things, as feeds write them.
enum WholeNumber {
    /// A larger number loses its last digits in many a reader of JSON (RFC 8259, section 6).
    private static let digits = 15

    /// The number in `text`, with white space around it; `nil` where it is none, negative or
    /// beyond all reason. The largest that a word holds stands for one above it.
    static func parse(_ text: Span<UInt8>) -> Int? {
        let range = text.trimmingWhiteSpace(0..<text.count)
        guard !range.isEmpty, range.count <= digits else { return nil }
        var number: Int64 = 0
        for index in range {
            guard text[index].isASCIIDigit else { return nil }
            number = number * 10 + Int64(text[index] - 0x30)
        }
        return Int(clamping: number)
    }
}
