/// The lunar calendar of Saudi Arabia, by the rule of 30 years: observed months may begin a day
/// earlier or later.
enum LunarHijriCalendar {
    /// The years read in this calendar, 1995 to 2077.
    static let years = 1416...1500

    /// The days from January 1st, 1970; `nil` if there is no such day. For ``years`` only.
    static func days(toYear year: Int, month: Int, day: Int) -> Int? {
        guard 1...12 ~= month, 1...30 ~= day else { return nil }
        // Months have 30 and 29 days in turn; 11 of 30 years have a day more.
        let before = (month - 1) * 30 - (month - 1) / 2
        // The calendar began on July 16th, 622, of the Julian calendar.
        return (year - 1) * 354 + (year * 11 + 3) / 30 + before + day - 492_149
    }
}
