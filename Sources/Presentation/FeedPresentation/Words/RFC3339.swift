import FeedModel

/// Writes dates by RFC 3339.
enum RFC3339 {
    /// From the year 0 to the year 9999, with a day to spare for offsets: what the form can say
    /// (RFC 3339, section 1).
    private static let range: ClosedRange<Int64> = -62_167_132_800...253_402_214_400

    /// `date` in the offset it was written in, such as `2026-11-21T11:30:00+01:00`.
    static func string(from date: FeedDate) -> String {
        let offset = Int64(date.utcOffsetMinutes)
        let written = min(max(date.secondsSince1970, range.lowerBound), range.upperBound)
        let local = written + offset * 60
        let calendar = CalendarDate(daysSince1970: floorDivide(local, by: 86_400))
        let second = local - floorDivide(local, by: 86_400) * 86_400

        var bytes: [UInt8] = []
        bytes.reserveCapacity(25)
        let year = min(max(calendar.year, 0), 9_999)
        appendTwoDigits(year / 100, to: &bytes)
        appendTwoDigits(year % 100, to: &bytes)
        bytes.append(UInt8(ascii: "-"))
        appendTwoDigits(Int64(calendar.month), to: &bytes)
        bytes.append(UInt8(ascii: "-"))
        appendTwoDigits(Int64(calendar.day), to: &bytes)
        bytes.append(UInt8(ascii: "T"))
        appendTwoDigits(second / 3600, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        appendTwoDigits(second / 60 % 60, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        appendTwoDigits(second % 60, to: &bytes)
        if offset == 0 {
            bytes.append(UInt8(ascii: "Z"))
        } else {
            bytes.append(offset < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
            appendTwoDigits(abs(offset) / 60, to: &bytes)
            bytes.append(UInt8(ascii: ":"))
            appendTwoDigits(abs(offset) % 60, to: &bytes)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends a number from 0 to 99; one that is greater is 99.
    private static func appendTwoDigits(_ number: Int64, to bytes: inout [UInt8]) {
        let shown = UInt8(truncatingIfNeeded: min(max(number, 0), 99))
        bytes.append(UInt8(ascii: "0") + shown / 10)
        bytes.append(UInt8(ascii: "0") + shown % 10)
    }

    private static func floorDivide(_ dividend: Int64, by divisor: Int64) -> Int64 {
        let quotient = dividend / divisor
        return dividend % divisor < 0 ? quotient - 1 : quotient
    }
}
