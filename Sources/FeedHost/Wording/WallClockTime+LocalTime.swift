import FeedPresentation
import SystemInterface

extension WallClockTime {
    /// Converts local time.
    init(_ time: LocalTime) {
        self.init(
            year: time.year, month: time.month, day: time.day, hour: time.hour, minute: time.minute)
    }
}
