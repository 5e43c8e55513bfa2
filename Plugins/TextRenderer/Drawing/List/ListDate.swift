import FeedModel

/// Formats instants as `2026-01-31 12:00`, which sorts as text.
enum ListDate {
    /// Returns the sixteen characters.
    static func text(secondsSince1970 seconds: Int64) -> InlineArray<16, UInt8> {
        let date = CalendarDate(daysSince1970: CalendarDate.days(toSecond: seconds))
        let second = seconds % 86_400
        let minute = (second < 0 ? second + 86_400 : second) / 60
        let year = min(max(date.year, 0), 9999)
        var bytes = InlineArray<16, UInt8>(repeating: 0x2D)
        bytes[10] = 0x20
        bytes[13] = 0x3A
        write(year / 100, at: 0, in: &bytes)
        write(year % 100, at: 2, in: &bytes)
        write(Int64(date.month), at: 5, in: &bytes)
        write(Int64(date.day), at: 8, in: &bytes)
        write(minute / 60, at: 11, in: &bytes)
        write(minute % 60, at: 14, in: &bytes)
        return bytes
    }

    private static func write(
        _ number: Int64, at index: Int, in bytes: inout InlineArray<16, UInt8>
    ) {
        let number = UInt8(truncatingIfNeeded: number)
        bytes[index] = 0x30 + number / 10
        bytes[index + 1] = 0x30 + number % 10
    }
}
