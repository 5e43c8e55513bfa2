import FeedModel

/// Formats instants as `2026-01-31 12:00`, which sorts as text.
struct ListDate {
    private var day: Int64?
    private var bytes: InlineArray<16, UInt8> = [
        0x30, 0x30, 0x30, 0x30, 0x2D, 0x30, 0x30, 0x2D, 0x30, 0x30, 0x20, 0x30, 0x30, 0x3A, 0x30,
        0x30,
    ]

    /// Returns the sixteen characters.
    mutating func text(secondsSince1970 seconds: Int64) -> InlineArray<16, UInt8> {
        let wantedDay = CalendarDate.days(toSecond: seconds)
        let second = seconds % 86_400
        let minute = (second < 0 ? second + 86_400 : second) / 60
        if day != wantedDay {
            day = wantedDay
            writeDay(wantedDay)
        }
        write(minute / 60, at: 11)
        write(minute % 60, at: 14)
        return bytes
    }

    private mutating func writeDay(_ daysSince1970: Int64) {
        let date = CalendarDate(daysSince1970: daysSince1970)
        let year = min(max(date.year, 0), 9999)
        write(year / 100, at: 0)
        write(year % 100, at: 2)
        write(Int64(date.month), at: 5)
        write(Int64(date.day), at: 8)
    }

    private mutating func write(_ number: Int64, at index: Int) {
        let number = UInt8(truncatingIfNeeded: number)
        bytes[index] = 0x30 + number / 10
        bytes[index + 1] = 0x30 + number % 10
    }
}
