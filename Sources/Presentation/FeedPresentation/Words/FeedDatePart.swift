public import FeedModel

/// A part of a date that can be put into words by itself.
public enum FeedDatePart: Sendable, Equatable {
    /// The day, with the year where it is another than that of a second date.
    case day(besides: FeedDate?)
    /// The month and the year.
    case month
    /// The time of the day.
    case time
}
