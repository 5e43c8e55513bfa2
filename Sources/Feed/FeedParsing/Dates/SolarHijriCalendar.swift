/// The solar calendar of Iran and Afghanistan.
enum SolarHijriCalendar {
    /// The years read in this calendar, 1964 to 2037. Later ones are those of
    /// ``LunarHijriCalendar``.
    static let years = 1343...1415

    /// The days from January 1st, 1970; `nil` if there is no such day. For ``years`` only.
    static func days(toYear year: Int, month: Int, day: Int) -> Int? {
        guard 1...12 ~= month, 1...length(ofMonth: month, in: year) ~= day else { return nil }
        let before = month <= 7 ? (month - 1) * 31 : 186 + (month - 7) * 30
        // Norouz 1343 was March 21st, 1964.
        let start = (years.lowerBound..<year).reduce(-2_112) { $0 + (isLeap($1) ? 366 : 365) }
        return start + before + day - 1
    }

    private static func length(ofMonth month: Int, in year: Int) -> Int {
        month <= 6 ? 31 : month < 12 || isLeap(year) ? 30 : 29
    }

    /// The rule of 33 years, which agrees with astronomy from 1343 to 1472.
    private static func isLeap(_ year: Int) -> Bool {
        switch year % 33 {
        case 1, 5, 9, 13, 17, 22, 26, 30: true
        default: false
        }
    }
}
