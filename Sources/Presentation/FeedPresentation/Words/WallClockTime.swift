import FeedModel

/// A date and time by the reader's clock and calendar.
public struct WallClockTime: Sendable, Equatable {
    /// Of the Gregorian calendar, which has a year 0 here; earlier years are negative.
    public let year: Int
    /// From 1 to 12.
    public let month: Int
    /// From 1 to 31.
    public let day: Int
    /// From 0 to 23.
    public let hour: Int
    /// From 0 to 59.
    public let minute: Int

    /// Creates a time; a month out of range becomes the nearest valid one.
    public init(year: Int, month: Int, day: Int, hour: Int, minute: Int) {
        self.year = year
        self.month = min(max(month, 1), 12)
        self.day = day
        self.hour = hour
        self.minute = minute
    }

    /// Creates the time at an instant in a time zone with the given offset.
    public init(_ secondsSince1970: Int64, secondsAheadOfUTC offset: Int64) {
        let local = secondsSince1970 + offset
        let days = CalendarDate.days(toSecond: local)
        let calendar = CalendarDate(daysSince1970: days)
        let second = Int(local - days * 86_400)
        self.init(
            year: Int(calendar.year), month: calendar.month, day: calendar.day,
            hour: second / 3600, minute: second / 60 % 60)
    }

    /// The day of the week, from 0 for Sunday to 6; 1970-01-01 was a Thursday.
    var weekday: Int {
        let days = CalendarDate.days(toYear: year, month: month, day: day)
        return ((days + 4) % 7 + 7) % 7
    }

    /// Formats the time by a 24-hour clock, such as `08:30`; with `isPadded` false, `8:30`.
    func time(isPadded: Bool, separator: String = ":") -> String {
        (isPadded ? Self.padded(hour) : "\(hour)") + separator + Self.padded(minute)
    }

    /// Formats date and time by a 24-hour clock, such as `7 September 2002, 08:30`. Avoids
    /// intermediate strings, since each line of a list has a date.
    func words(month: String) -> String {
        ShortText.string(capacity: month.utf8.count + 32) { text in
            text.append(day)
            text.append(UInt8(ascii: " "))
            text.append(month)
            text.append(UInt8(ascii: " "))
            text.append(year)
            text.append(UInt8(ascii: ","))
            text.append(UInt8(ascii: " "))
            text.appendTwoDigits(Int64(hour))
            text.append(UInt8(ascii: ":"))
            text.appendTwoDigits(Int64(minute))
        }
    }

    /// Formats the time by a 12-hour clock, such as `8:30 am`.
    func time(morning: String, afternoon: String) -> String {
        let shown = hour % 12 == 0 ? 12 : hour % 12
        return "\(shown):\(Self.padded(minute))\u{A0}\(hour < 12 ? morning : afternoon)"
    }

    private static func padded(_ number: Int) -> String {
        twoDigits.indices.contains(number) ? twoDigits[number] : String(number)
    }

    /// `00` to `59`, formatted once, since each line of a list has a time.
    private static let twoDigits = (0..<60).map { $0 < 10 ? "0\($0)" : String($0) }
}
