import FeedModel
import FeedNetwork
import SystemInterface

extension FeedClock {
    /// Returns a function that returns the time, with the user's time zone.
    static func local() -> () -> FeedClock {
        let zone = LocalTimeZone()
        return {
            FeedClock(now: SystemClock.secondsSince1970) { zone.secondsAheadOfUTC(at: $0) }
        }
    }
}
