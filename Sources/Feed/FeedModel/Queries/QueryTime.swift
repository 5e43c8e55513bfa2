/// A time that a query compares dates with.
package enum QueryTime: Sendable, Equatable {
    /// In seconds since 1970.
    case instant(Int64)
    /// In seconds before now.
    case age(Int64)
    /// The beginning of a day, in days since 1970.
    case day(Int)

    /// Parses a day such as `2026-11-01`, or an age such as `45min`, `12h`, `3d`, `2w` or `1y`.
    package init?(_ text: String) {
        let scalars = Array(text.unicodeScalars)
        let digits = scalars.prefix { 0x30...0x39 ~= $0.value }
        guard 1...6 ~= digits.count else { return nil }
        let number = Self.number(digits)
        let units = ["min": 60, "h": 3_600, "d": 86_400, "w": 7 * 86_400, "y": 365 * 86_400]
        if let unit = units[String(String.UnicodeScalarView(scalars[digits.count...]))] {
            // `Int` may have 32 bits, which hold 68 years in seconds.
            self = .age(Int64(number) * Int64(unit))
            return
        }
        guard scalars.count == 10, digits.count == 4, scalars[4] == "-", scalars[7] == "-",
            (scalars[5..<7] + scalars[8...]).allSatisfy({ 0x30...0x39 ~= $0.value })
        else { return nil }
        let (month, day) = (Self.number(scalars[5..<7]), Self.number(scalars[8...]))
        guard 1...12 ~= month, 1...CalendarDate.length(ofMonth: month, in: number) ~= day
        else { return nil }
        self = .day(CalendarDate.days(toYear: number, month: month, day: day))
    }

    /// Returns true for what may become a time by further characters.
    static func isBeginning(_ text: String) -> Bool {
        let rest = text.utf8.drop { 0x30...0x39 ~= $0 }
        return "min".utf8.starts(with: rest)
            || text.utf8.count < 10
                && rest.allSatisfy { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "-") }
    }

    private static func number(_ digits: ArraySlice<Unicode.Scalar>) -> Int {
        digits.reduce(0) { $0 * 10 + Int($1.value) - 0x30 }
    }

    /// Returns true if a date, in seconds since 1970, is not before it.
    func isReached(by date: Int64, at clock: FeedClock) -> Bool {
        switch self {
        case .instant(let seconds): date >= seconds
        case .age(let seconds): date >= clock.now - seconds
        case .day(let day): date + clock.secondsAheadOfUTC(date) >= Int64(day) * 86_400
        }
    }
}
