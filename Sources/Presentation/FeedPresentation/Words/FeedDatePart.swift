public import FeedModel

/// A part of a date with words of its own.
public enum FeedDatePart: Sendable, Equatable {
    /// The day, with the year unless that is the same in a second date.
    case day(besides: FeedDate?)
    /// The month and the year.
    case month
    /// The time of the day.
    case time
}
