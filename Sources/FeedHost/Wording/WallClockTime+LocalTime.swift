import FeedPresentation
import SystemInterface

extension WallClockTime {
    /// What the wall clock shows.
    init(_ time: LocalTime) {
        self.init(
            year: time.year, month: time.month, day: time.day, hour: time.hour, minute: time.minute)
    }
}
