internal import FeedMarkup

/// A scanner over the part of a date that is not matched yet.
struct DateScanner {
    private let text: [UInt8]
    private var position = 0

    init(_ text: [UInt8]) {
        self.text = text
    }

    var isAtEnd: Bool { position == text.count }

    /// Consumes `sign` if it is next.
    mutating func accept(_ sign: Unicode.Scalar) -> Bool {
        guard position < text.count, text[position] == UInt8(ascii: sign) else { return false }
        position += 1
        return true
    }

    /// Consumes a run of digits of allowed length and returns its value, computed from at most 18
    /// digits.
    mutating func accept(digits: ClosedRange<Int>) -> Int? {
        accept(digits) { $0.isASCIIDigit }?.suffix(18).reduce(0) {
            $0 * 10 + Int(text[$1] &- 0x30)
        }
    }

    /// Consumes a run of letters of allowed length and returns its range.
    mutating func accept(letters: ClosedRange<Int>) -> Range<Int>? {
        accept(letters) { $0.isASCIILetter }
    }

    private mutating func accept(
        _ count: ClosedRange<Int>, where fits: (UInt8) -> Bool
    ) -> Range<Int>? {
        let start = position
        var end = position
        while end < text.count, fits(text[end]) { end += 1 }
        guard count.contains(end - start) else { return nil }
        position = end
        return start..<end
    }

    /// Returns the index of the word in `range` among `names`, ignoring case.
    func index(of range: Range<Int>, in names: [StaticString]) -> Int? {
        names.firstIndex { text.span.equalsIgnoringCase(range, $0) }
    }

    /// The word in `range` in upper case, packed into an integer with its last byte lowest.
    func capitals(_ range: Range<Int>) -> UInt64 {
        range.suffix(8).reduce(0) { $0 << 8 | UInt64(text[$1] & 0xDF) }
    }

    func string(_ range: Range<Int>) -> String { text.span.string(range) }
}
