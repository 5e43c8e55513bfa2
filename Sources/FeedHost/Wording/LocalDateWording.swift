import FeedModel
import FeedPresentation
import SystemInterface

/// Words for dates in the reader's time zone, with the month's name in the reader's language.
final class LocalDateWording: FeedDateWording {
    private static let englishMonths = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]

    private let months: [String]

    /// Creates words for a locale such as `de_DE.UTF-8`; English where the system has no such
    /// locale.
    init(locale: String) {
        let language = locale.prefix { $0 != "_" && $0 != "." && $0 != "@" }
        switch language {
        case "", "C", "POSIX", "en": months = Self.englishMonths
        default: months = MonthNames.full(inLocale: locale) ?? Self.englishMonths
        }
    }

    func words(for date: FeedDate) -> String {
        guard let time = LocalTime(secondsSince1970: date.secondsSince1970) else { return "" }
        let hour = time.hour < 10 ? "0\(time.hour)" : "\(time.hour)"
        let minute = time.minute < 10 ? "0\(time.minute)" : "\(time.minute)"
        return "\(time.day) \(months[time.month - 1]) \(time.year), \(hour):\(minute)"
    }
}
