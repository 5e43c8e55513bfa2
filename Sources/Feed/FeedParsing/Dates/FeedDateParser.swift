import FeedMarkup
package import FeedModel

/// Parses the dates found in feeds.
///
/// Accepts RFC 822 and its successors with named and military zones and two-digit years, RFC 3339,
/// the W3C profile of ISO 8601 (a year alone, a year and a month), ISO 8601 with weeks, ordinal
/// days and without hyphens, `asctime`, and common mistakes: month names in full or in other
/// languages, slashes, missing or wrong weekdays, missing seconds, hour 24, the calendars of
/// Iran, Saudi Arabia and Thailand, the eras of Japan and Taiwan. Rather than trying one format after another, it reads numbers
/// and words and classifies each by its shape and neighbours.
///
/// O(n) for texts of at most 128 bytes, longer ones are rejected; allocates nothing.
package struct FeedDateParser {
    var text: InlineArray<128, UInt8>
    var count = 0
    var position = 0
    var fields = FeedDateFields()

    /// Parses `bytes`, which are UTF-8, dropping fractions of a second; `nil` if they are no date.
    ///
    /// - Parameter onUnknownZone: called with the name of a zone that is not known, and read as UTC.
    package static func parse(
        _ bytes: Span<UInt8>, onUnknownZone: (String) -> Void = { _ in }
    ) -> FeedDate? {
        if let date = fastPathDate(bytes) { return date }
        guard var parser = FeedDateParser(bytes), let date = parser.parse() else { return nil }
        if parser.fields.offset == nil, let zone = parser.fields.unknownZone {
            onUnknownZone(parser.text.span.string(zone))
        }
        return date
    }

    private init?(_ bytes: Span<UInt8>) {
        let range = bytes.trimmingWhiteSpace(0..<bytes.count)
        guard !range.isEmpty, range.count <= 128 else { return nil }
        text = InlineArray(repeating: 0)
        for index in range { text[index - range.lowerBound] = bytes[index] }
        count = range.count
        if range.contains(where: { bytes[$0] >= 0x80 }) { replaceCharacters() }
    }

    /// The zeros of digits: Arabic, Persian, Devanagari, Bengali, Thai, and the wide ones of Japanese.
    private static let zeros: [UInt32] = [0x0660, 0x06F0, 0x0966, 0x09E6, 0x0E50, 0xFF10]

    /// Replaces invisible characters and apostrophes by spaces, and other digits by those of ASCII;
    /// removes marks of direction.
    private mutating func replaceCharacters() {
        var end = 0
        var index = 0
        while index < count {
            let (scalar, length) =
                text.span.scalar(at: index, before: count) ?? (value: 0, length: 1)
            let next = index + length
            if scalar == 0x200E || scalar == 0x200F {
                // Between digits and slashes. In Arabic, the day comes before the month.
                fields.mayBeHijri = fields.mayBeHijri || scalar == 0x200F
            } else if let zero = Self.zeros.first(where: { $0...$0 + 9 ~= scalar }) {
                fields.mayBeHijri = fields.mayBeHijri || zero < 0x0700
                text[end] = UInt8(scalar - zero) + 0x30
                end += 1
            } else if scalar == 0x2019
                || scalar >= 0x80 && InvisibleText.isAll(index..<next, in: text.span)
            {
                text[end] = UInt8(ascii: " ")
                end += 1
            } else {
                for byte in index..<next {
                    text[end] = text[byte]
                    end += 1
                }
            }
            index = next
        }
        count = end
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

    /// The byte at `index`; zero beyond the end.
    func byte(_ index: Int) -> UInt8 { index < count ? text[index] : 0 }

    /// Returns the end of the run of digits at `start`.
    func endOfDigits(from start: Int) -> Int {
        var end = start
        while end < count, text[end].isASCIIDigit { end += 1 }
        return end
    }

    /// The value of the digits in `range`, of which the first nine count.
    func number(_ range: Range<Int>) -> Int {
        range.prefix(9).reduce(0) { $0 * 10 + Int(text[$1] &- 0x30) }
    }

    /// Consumes at most `maximum` digits and returns their value; `nil` if there is no digit.
    mutating func readDigits(atMost maximum: Int) -> Int? {
        let end = min(endOfDigits(from: position), position + maximum)
        guard end > position else { return nil }
        defer { position = end }
        return number(position..<end)
    }

    /// Returns the end of the run of spaces at `start`.
    func endOfSpaces(from start: Int) -> Int {
        var end = start
        while end < count, text[end] == UInt8(ascii: " ") { end += 1 }
        return end
    }

    /// Parses a timestamp in seconds, with or without a fraction, or milliseconds since 1970.
    private func countedSeconds() -> FeedDate? {
        let digits = endOfDigits(from: 0)
        let isWhole = digits == count && (digits == 10 || digits == 13)
        let hasFraction =
            digits == 10 && byte(digits) == UInt8(ascii: ".")
            && endOfDigits(from: digits + 1) == count
        guard isWhole || hasFraction else { return nil }
        let seconds = Int64(number(0..<5)) * 100_000 + Int64(number(5..<10))
        // 2001 to 2100.
        guard 1_000_000_000..<4_102_444_800 ~= seconds, digits > 10 || !isDateAndHour else {
            return nil
        }
        return FeedDate(secondsSince1970: seconds)
    }

    /// True if the first ten digits are a day of our time and an hour, as in `2031012112`.
    private var isDateAndHour: Bool {
        1_990...2_100 ~= number(0..<4) && 1...12 ~= number(4..<6) && 1...31 ~= number(6..<8)
            && 0...24 ~= number(8..<10)
    }

    /// Reads an offset from UTC; a sign where none can be is a separator.
    private mutating func readSign(isNegative: Bool) {
        position += 1
        let next = endOfSpaces(from: position)
        // `+ 0200`. Larger numbers end a span of time, or are years, as in `14:30 - 1399/10/13`.
        if fields.hasTime, endOfDigits(from: next) == next + 4,
            number(next..<next + 4) <= (fields.year == nil ? 1_200 : 1_400)
        {
            position = next
        }
        if isNegative, fields.year == nil, !fields.hasTime,
            endOfDigits(from: position) == position + 4,
            byte(position) == UInt8(ascii: "0"), byte(position + 1) == UInt8(ascii: "0")
        {
            // `-0001` from programs with a year zero.
            fields.isOfNoYear = true
        }
        guard byte(position).isASCIIDigit, fields.hasTime || fields.hasWholeDay else { return }
        let end = endOfDigits(from: position)
        let digits = end - position
        // The number in `Jan 4 16:29:06 -2004` is the year, that in `Jan 4 16:29:06 +0000 2004` not.
        if digits == 4, fields.year == nil, number(position..<end) > 1_400 { return }
        guard digits <= 4 else {
            position = end
            return
        }
        let endOfHours = digits <= 2 ? end : end - 2
        var minutes = number(position..<endOfHours) * 60 + number(endOfHours..<end)
        position = end
        if digits <= 2, byte(position) == UInt8(ascii: ":") {
            position += 1
            minutes += readDigits(atMost: 2) ?? 0
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
