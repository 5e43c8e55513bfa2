/// How long something plays, as people say it: seconds below a minute, then minutes, then hours and
/// minutes.
public enum PlayingTime: Sendable, Equatable {
    case seconds(Int)
    case minutes(Int)
    case hours(Int, minutes: Int)

    /// Rounds a number of seconds; `nil` for less than half of one, and for what is no number.
    public init?(seconds: Double) {
        // A century is more than any recording; what is beyond it is a mistake.
        guard seconds.isFinite, seconds >= 0.5, seconds < 3_155_760_000 else { return nil }
        // A word of 32 bits holds no century of seconds, but its minutes.
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
