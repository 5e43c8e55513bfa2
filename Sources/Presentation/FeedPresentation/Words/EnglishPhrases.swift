/// Phrases in English.
public final class EnglishPhrases: FeedPhrases {
    /// How a region writes days and times.
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

    private let numbers = NumberFormat(decimalSeparator: ".", groupSeparator: ",")
    private let dateStyle: DateStyle

    /// Creates phrases with dates as in `region` (CLDR: en); where that is not known, days come
    /// before months and the clock has 24 hours.
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

    public var labels: FeedLabels {
        FeedLabels(
            language: "en", separator: ": ", listSeparator: ", ",
            noItems: "No items.",
            skipToItems: "Skip to the items",
            readOn: "Read on",
            readAll: "Read all of it",
            retry: "Try again",
            picture: "Picture", video: "Video", audio: "Audio",
            about: "About",
            inReplyTo: "In reply to",
            commentFeed: "Feed of comments",
            section: "Section", department: "Department", tags: "Tags", place: "Place",
            feedUpdated: PhraseFrame(before: "Updated "),
            itemUpdated: PhraseFrame(before: "updated "),
            byAuthor: PhraseFrame(before: "By "),
            fromSource: PhraseFrame(before: "From "),
            aboutPage: PhraseFrame(before: "About "),
            replyTo: PhraseFrame(before: "In reply to "),
            drawn: "Drawn by FeedHost",
            drawnFrom: PhraseFrame(before: "Drawn by FeedHost from "),
            thisFeed: "this feed",
            embedded: "Embedded page", reader: reader)
    }

    public var untitledFeed: String { "Untitled feed" }
    public var untitledItem: String { "Untitled" }
    public var attachment: String { "Attachment" }
    public var comments: String { "Comments" }
    public var loading: String { "Loading…" }
    public var loadingPicture: String { "Loading the picture…" }
    public var pictureFailed: String { "The picture could not be loaded." }
    public var error: String { "error:" }

    public func items(_ count: Int) -> String {
        let number = numbers.words(count)
        return PluralCategory.english(count) == .one ? "\(number) item" : "\(number) items"
    }

    public func comments(_ count: Int) -> String {
        if count == 0 { return "No comments" }
        let number = numbers.words(count)
        return PluralCategory.english(count) == .one ? "\(number) comment" : "\(number) comments"
    }

    public func size(_ count: ByteCount) -> String {
        let unit =
            switch count.unit {
            case .byte: count.tenths == 10 ? "byte" : "bytes"
            case .kilobyte: "kB"
            case .megabyte: "MB"
            case .gigabyte: "GB"
            case .terabyte: "TB"
            case .petabyte: "PB"
            case .exabyte: "EB"
            }
        return numbers.words(count) + "\u{A0}" + unit
    }

    public func duration(_ time: PlayingTime) -> String {
        switch time {
        case .seconds(let seconds): "\(seconds)\u{A0}s"
        case .minutes(let minutes): "\(minutes)\u{A0}min"
        case .hours(let hours, minutes: 0): "\(numbers.words(hours))\u{A0}h"
        case .hours(let hours, let minutes):
            "\(numbers.words(hours))\u{A0}h\u{A0}\(minutes)\u{A0}min"
        }
    }

    public func date(_ time: WallClockTime) -> String {
        let month = Self.months[time.month - 1]
        // Each line of a list has one.
        if dateStyle == .international { return time.words(month: month) }
        let day = String(time.day)
        let year = String(time.year)
        return switch dateStyle {
        case .international: time.words(month: month)
        case .twelveHours:
            "\(day) \(month) \(year), \(time.time(morning: "am", afternoon: "pm"))"
        case .american:
            "\(month) \(day), \(year), \(time.time(morning: "AM", afternoon: "PM"))"
        case .canadian:
            "\(month) \(day), \(year), \(time.time(morning: "a.m.", afternoon: "p.m."))"
        }
    }

    public func qualified(_ name: String, by facts: String) -> String { "\(name) (\(facts))" }

    public func waiting(for names: [String], andMore count: Int) -> String {
        let list = names.joined(separator: ", ")
        return count > 0
            ? "waiting for \(list) and \(numbers.words(count)) more" : "waiting for \(list)"
    }

    public func error(_ message: String, remedy: String) -> String { "\(message); \(remedy)" }
}
