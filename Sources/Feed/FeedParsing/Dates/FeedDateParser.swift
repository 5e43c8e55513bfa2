import FeedMarkup
package import FeedModel

/// Reads the dates found in feeds.
///
/// RFC 822 and its successors with named and military zones and years of two digits, RFC 3339,
/// the profile of ISO 8601 that the W3C made (a year alone, a year and a month), ISO 8601 with
/// weeks, days of the year and without hyphens, `asctime`, and what is written in their stead:
/// months in full or in other languages, slashes, missing or wrong names of days, missing
/// seconds, 24 o'clock. Rather than try one format after the other it reads numbers and words,
/// and finds out what each is by its shape and its neighbours.
///
/// Takes time linear in the text, which may be no longer than 128 bytes, and allocates nothing.
///
/// Long, since dates in feeds are written in so many ways; a file for each kind.
package struct FeedDateParser {
    var text: InlineArray<128, UInt8>
    var count = 0
    var position = 0
    var fields = FeedDateFields()

    /// The date that `bytes`, which are UTF-8, stand for; fractions of a second are dropped.
    /// `nil` where they can't be read as a date.
    package static func parse(_ bytes: Span<UInt8>) -> FeedDate? {
        if let date = usualDate(bytes) { return date }
        guard var parser = FeedDateParser(bytes) else { return nil }
        return parser.parse()
    }

    /// The date that `text` stands for; see ``parse(_:)-(Span<UInt8>)``.
    package static func parse(_ text: String) -> FeedDate? {
        let bytes = Array(text.utf8)
        return parse(bytes.span)
    }

    private init?(_ bytes: Span<UInt8>) {
        var start = 0
        var end = bytes.count
        while start < end, bytes[start] <= 0x20 { start += 1 }
        while end > start, bytes[end - 1] <= 0x20 { end -= 1 }
        guard start < end, end - start <= 128 else { return nil }
        text = InlineArray(repeating: 0)
        for index in start..<end { text[index - start] = bytes[index] }
        count = end - start
    }

    private mutating func parse() -> FeedDate? {
        if let instant = countedSeconds() { return instant }
        while position < count {
            let byte = text[position]
            switch byte {
            case _ where byte.isASCIIDigit:
                guard readNumber() else { return nil }
            case _ where byte.isASCIILetter || byte >= 0x80:
                readWord()
            case UInt8(ascii: "+"), UInt8(ascii: "-"):
                readSign(isNegative: byte == UInt8(ascii: "-"))
            case UInt8(ascii: "("):
                skipComment()
            default:
                position += 1
            }
        }
        return fields.date
    }

    /// The byte at `index`, zero beyond the end.
    func byte(_ index: Int) -> UInt8 { index < count ? text[index] : 0 }

    /// The place after the digits that begin at `start`.
    func endOfDigits(from start: Int) -> Int {
        var end = start
        while end < count, text[end].isASCIIDigit { end += 1 }
        return end
    }

    /// The number that at most nine digits in `range` stand for.
    func number(_ range: Range<Int>) -> Int {
        range.prefix(9).reduce(0) { $0 * 10 + Int(text[$1] &- 0x30) }
    }

    /// The number of at most `longest` digits at the position, which it goes past; `nil` where
    /// there is no digit.
    mutating func readDigits(atMost longest: Int) -> Int? {
        let end = min(endOfDigits(from: position), position + longest)
        guard end > position else { return nil }
        defer { position = end }
        return number(position..<end)
    }

    /// An instant written as seconds, or milliseconds, since 1970.
    private func countedSeconds() -> FeedDate? {
        guard count == 10 || count == 13, endOfDigits(from: 0) == count else { return nil }
        let seconds = Int64(number(0..<5)) * 100_000 + Int64(number(5..<10))
        // 2001 to 2030, so that it is not taken for a day and an hour.
        guard 1_000_000_000..<1_900_000_000 ~= seconds else { return nil }
        return FeedDate(secondsSince1970: seconds)
    }

    /// Reads an offset from UTC where one may stand; a hyphen elsewhere only separates.
    private mutating func readSign(isNegative: Bool) {
        position += 1
        if isNegative, fields.year == nil, endOfDigits(from: position) == position + 4,
            byte(position) == UInt8(ascii: "0"), byte(position + 1) == UInt8(ascii: "0")
        {
            // `-0001`, of programs that count from a day of zeros: no year of ours.
            fields.isOfNoYear = true
        }
        guard byte(position).isASCIIDigit, fields.hasTime || fields.hasWholeDay else { return }
        let end = endOfDigits(from: position)
        let digits = end - position
        // `Jan 4 16:29:06 - 2004` has a year here.
        if digits == 4, fields.year == nil, !fields.hasWholeDay { return }
        guard digits <= 4 else {
            position = end
            return
        }
        var minutes: Int
        if digits <= 2 {
            minutes = number(position..<end) * 60
            position = end
            if byte(position) == UInt8(ascii: ":") {
                position += 1
                minutes += readDigits(atMost: 2) ?? 0
            }
        } else {
            minutes = number(position..<(end - 2)) * 60 + number((end - 2)..<end)
            position = end
        }
        guard minutes < 24 * 60 else { return }
        fields.offset = isNegative ? -minutes : minutes
        fields.hasNumericOffset = true
    }

    private mutating func skipComment() {
        var depth = 0
        while position < count {
            if text[position] == UInt8(ascii: "(") { depth += 1 }
            if text[position] == UInt8(ascii: ")") { depth -= 1 }
            position += 1
            if depth == 0 { return }
        }
    }
}
