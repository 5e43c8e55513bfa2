/// How much of a date is known.
public enum FeedDatePrecision: UInt8, Sendable {
    /// A point in time.
    case instant = 1
    /// A day of the calendar, without a time.
    case day = 2
    /// A month of a year.
    case month = 3
    /// A year.
    case year = 4
}
