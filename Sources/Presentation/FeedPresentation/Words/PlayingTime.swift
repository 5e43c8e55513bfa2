/// A playing time for display: seconds below a minute, then minutes, then hours and minutes.
public enum PlayingTime: Sendable, Equatable {
    /// Less than a minute: 1 to 59 seconds.
    case seconds(Int)
    /// Less than an hour: 1 to 59 minutes.
    case minutes(Int)
    /// At least an hour, and 0 to 59 minutes more.
    case hours(Int, minutes: Int)

    /// Rounds a number of seconds; `nil` if it rounds to zero or isn't a number.
    public init?(seconds: Double) {
        // Anything beyond a century is a mistake.
        guard seconds.isFinite, seconds >= 0.5, seconds < 3_155_760_000 else { return nil }
        // `Int` may have 32 bits, which hold a century in minutes but not in seconds.
        let whole = Int64(seconds.rounded())
        let minutes = Int((whole + 30) / 60)
        if whole < 60 {
            self = .seconds(Int(whole))
        } else if minutes < 60 {
            self = .minutes(minutes)
        } else {
            self = .hours(minutes / 60, minutes: minutes % 60)
        }
    }
}
