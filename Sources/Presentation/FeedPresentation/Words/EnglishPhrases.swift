/// Phrases in English.
public final class EnglishPhrases: FeedPhrases {
    /// The date format of a region.
    private enum DateStyle {
        /// 21 November 2026, 08:30
        case international
        /// 21 November 2026, 8:30 am
        case twelveHours
        /// November 21, 2026, 8:30 AM
        case american
        /// November 21, 2026, 8:30 a.m.
        case canadian
    }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]

    private static let days = [
        "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
    ]

    private let numbers = NumberFormat(decimalSeparator: ".", groupSeparator: ",")
    private let dateStyle: DateStyle

    /// Creates phrases with the date format of `region` (CLDR: en); by default day, month, year and
    /// a 24-hour clock.
    public init(region: String? = nil) {
        dateStyle =
            switch region {
            case "US", "AS", "BD", "GU", "MH", "MP", "PH", "PR", "UM", "VI": .american
            case "CA": .canadian
            case "AU", "BB", "BS", "CY", "FJ", "GH", "HK", "IN", "JM", "MY", "NZ", "PK", "SG",
                "TT":
                .twelveHours
            default: .international
            }
    }

    public var untitledFeed: String { "Untitled feed" }
    public var untitledItem: String { "Untitled" }
    public var attachment: String { "Attachment" }
    public var transcript: String { "Transcript" }
    public var chapters: String { "Chapters" }
    public var trailer: String { "Trailer" }
    public var bonus: String { "Bonus" }
    public var comments: String { "Comments" }
    public var loading: String { "Loading…" }
    public var loadingPicture: String { "Loading the picture…" }
    public var pictureFailed: String { "The picture could not be loaded." }
    public var error: String { "error:" }

    public func items(_ count: Int) -> String {
        numbers.words(count) + PluralCategory.english(count).form(one: " item", other: " items")
    }

    public func marked(asRead count: Int, undoneBy key: String?) -> String {
        "\(numbers.words(count)) marked as read" + (key.map { ", \($0) undoes it" } ?? "")
    }

    public func removed(_ name: String, undoneBy key: String?) -> String {
        "removed: \(name)" + (key.map { "; \($0) undoes it" } ?? "")
    }

    public func comments(_ count: Int) -> String {
        if count == 0 { return "No comments" }
        return numbers.words(count)
            + PluralCategory.english(count).form(one: " comment", other: " comments")
    }

    public func season(_ number: Int) -> String { "Season \(number)" }

    public func episode(_ number: String) -> String { "Episode \(number)" }

    public func size(_ count: ByteCount) -> String {
        numbers.words(count, bytes: count.tenths == 10 ? "byte" : "bytes")
    }

    public func duration(_ time: PlayingTime) -> String {
        numbers.words(time, hours: "\u{A0}h", minutes: "\u{A0}min", seconds: "\u{A0}s")
    }

    public func date(_ time: WallClockTime) -> String {
        let month = Self.months[time.month - 1]
        return switch dateStyle {
        case .international: time.words(month: month)
        case .twelveHours, .american, .canadian: "\(calendarDay(time)), \(self.time(time))"
        }
    }

    public func calendarDay(_ time: WallClockTime) -> String {
        let month = Self.months[time.month - 1]
        return switch dateStyle {
        case .international, .twelveHours: "\(time.day) \(month) \(time.year)"
        case .american, .canadian: "\(month) \(time.day), \(time.year)"
        }
    }

    public func day(_ time: WallClockTime, isYearSaid: Bool) -> String {
        let name = Self.days[time.weekday]
        let month = Self.months[time.month - 1]
        return switch dateStyle {
        case .international, .twelveHours:
            "\(name), \(time.day) \(month)" + (isYearSaid ? " \(time.year)" : "")
        case .american, .canadian:
            "\(name), \(month) \(time.day)" + (isYearSaid ? ", \(time.year)" : "")
        }
    }

    public func month(_ time: WallClockTime) -> String {
        "\(Self.months[time.month - 1]) \(time.year)"
    }

    public func time(_ time: WallClockTime) -> String {
        switch dateStyle {
        case .international: time.time(isPadded: true)
        case .twelveHours: time.time(morning: "am", afternoon: "pm")
        case .american: time.time(morning: "AM", afternoon: "PM")
        case .canadian: time.time(morning: "a.m.", afternoon: "p.m.")
        }
    }

    public func offline(copiesFrom time: String?, missing: Int) -> String {
        let copies = time.map { "offline, copies from \($0)" } ?? "offline"
        guard missing > 0 else { return copies }
        let feeds = PluralCategory.english(missing).form(one: " feed", other: " feeds")
        return "\(copies); no copy of \(numbers.words(missing))\(feeds)"
    }

    public func waiting(for names: [String], andMore count: Int) -> String {
        let list = names.joined(separator: ", ")
        return count > 0
            ? "waiting for \(list) and \(numbers.words(count)) more" : "waiting for \(list)"
    }

    public func title(of titles: [String], andMore count: Int) -> String {
        let list = titles.joined(separator: ", ")
        return count > 0 ? "\(list) and \(numbers.words(count)) more" : list
    }
}
