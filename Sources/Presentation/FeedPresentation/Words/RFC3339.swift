import FeedViews

/// Formats dates as in RFC 3339.
enum RFC3339 {
    /// In bytes.
    private static let longest = 25
    /// The years 0 to 9999, which the format can represent (RFC 3339, section 1), less a day for
    /// offsets.
    private static let range: ClosedRange<Int64> = -62_167_132_800...253_402_214_400

    /// Writes `date` with the offset it was written in, such as `2026-11-21T11:30:00+01:00`.
    static func write(_ date: FeedDate, to texts: inout FeedTextWriter) -> FeedText {
        unsafe texts.add(atMost: longest) {
            var text = unsafe ShortText(in: $0, capacity: longest)
            write(date, to: &text)
            return text.count
        }
    }

    private static func write(_ date: FeedDate, to text: inout ShortText) {
        let offset = Int64(date.utcOffsetMinutes)
        let written = min(max(date.secondsSince1970, range.lowerBound), range.upperBound)
        let local = written + offset * 60
        let days = CalendarDate.days(toSecond: local)
        let calendar = CalendarDate(daysSince1970: days)
        let second = local - days * 86_400

        let year = min(max(calendar.year, 0), 9_999)
        text.appendTwoDigits(year / 100)
        text.appendTwoDigits(year % 100)
        text.append(UInt8(ascii: "-"))
        text.appendTwoDigits(Int64(calendar.month))
        text.append(UInt8(ascii: "-"))
        text.appendTwoDigits(Int64(calendar.day))
        text.append(UInt8(ascii: "T"))
        text.appendTwoDigits(second / 3600)
        text.append(UInt8(ascii: ":"))
        text.appendTwoDigits(second / 60 % 60)
        text.append(UInt8(ascii: ":"))
        text.appendTwoDigits(second % 60)
        if offset == 0 {
            text.append(UInt8(ascii: "Z"))
        } else {
            text.append(offset < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
            text.appendTwoDigits(abs(offset) / 60)
            text.append(UInt8(ascii: ":"))
            text.appendTwoDigits(abs(offset) % 60)
        }
    }
}
