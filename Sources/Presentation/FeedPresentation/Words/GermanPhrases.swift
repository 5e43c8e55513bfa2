/// Phrases in German.
public final class GermanPhrases: FeedPhrases {
    private static let months = [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
        "Oktober", "November", "Dezember",
    ]

    private static let days = [
        "Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag",
    ]

    private let numbers: NumberFormat
    private let january: String

    /// Creates phrases with numbers and months as in `region` (CLDR: de, de-AT, de-CH, de-LI).
    public init(region: String? = nil) {
        numbers =
            switch region {
            case "AT": NumberFormat(decimalSeparator: ",", groupSeparator: "\u{A0}")
            case "CH", "LI": NumberFormat(decimalSeparator: ".", groupSeparator: "’")
            default: NumberFormat(decimalSeparator: ",", groupSeparator: ".")
            }
        january = region == "AT" ? "Jänner" : Self.months[0]
    }

    public var untitledFeed: String { "Feed ohne Titel" }
    public var untitledItem: String { "Ohne Titel" }
    public var attachment: String { "Anhang" }
    public var transcript: String { "Transkript" }
    public var chapters: String { "Kapitel" }
    public var trailer: String { "Trailer" }
    public var bonus: String { "Bonusfolge" }
    public var comments: String { "Kommentare" }
    public var loading: String { "Wird geladen\u{A0}…" }
    public var loadingPicture: String { "Das Bild wird geladen\u{A0}…" }
    public var pictureFailed: String { "Das Bild konnte nicht geladen werden." }
    public var error: String { "Fehler:" }

    public func items(_ count: Int) -> String {
        numbers.words(count)
            + PluralCategory.german(count).form(one: " Eintrag", other: " Einträge")
    }

    public func marked(asRead count: Int, undoneBy key: String?) -> String {
        "\(numbers.words(count)) als gelesen markiert"
            + (key.map { ", \($0) macht es rückgängig" } ?? "")
    }

    public func removed(_ name: String, undoneBy key: String?) -> String {
        "entfernt: \(name)" + (key.map { "; \($0) macht es rückgängig" } ?? "")
    }

    public func comments(_ count: Int) -> String {
        if count == 0 { return "Keine Kommentare" }
        return numbers.words(count)
            + PluralCategory.german(count).form(one: " Kommentar", other: " Kommentare")
    }

    public func season(_ number: Int) -> String { "Staffel \(number)" }

    public func episode(_ number: String) -> String { "Folge \(number)" }

    public func size(_ count: ByteCount) -> String {
        numbers.words(count, bytes: "Byte")
    }

    public func duration(_ time: PlayingTime) -> String {
        numbers.words(time, hours: "\u{A0}Std.", minutes: "\u{A0}Min.", seconds: "\u{A0}Sek.")
    }

    public func date(_ time: WallClockTime) -> String {
        "\(calendarDay(time)), \(self.time(time))"
    }

    public func calendarDay(_ time: WallClockTime) -> String { "\(time.day). \(month(time))" }

    public func day(_ time: WallClockTime, isYearSaid: Bool) -> String {
        "\(Self.days[time.weekday]), \(time.day). "
            + (isYearSaid ? month(time) : name(ofMonthOf: time))
    }

    public func month(_ time: WallClockTime) -> String {
        "\(name(ofMonthOf: time)) \(time.year)"
    }

    public func time(_ time: WallClockTime) -> String { time.time(isPadded: true) }

    public func offline(copiesFrom time: String?, missing: Int) -> String {
        let copies = time.map { "offline, Kopien von \($0)" } ?? "offline"
        guard missing > 0 else { return copies }
        let feeds = PluralCategory.german(missing).form(one: " Feed", other: " Feeds")
        return "\(copies); keine Kopie von \(numbers.words(missing))\(feeds)"
    }

    private func name(ofMonthOf time: WallClockTime) -> String {
        time.month == 1 ? january : Self.months[time.month - 1]
    }

    public func waiting(for names: [String], andMore count: Int) -> String {
        let list = names.joined(separator: ", ")
        guard count > 0 else { return "wartet auf \(list)" }
        return PluralCategory.german(count) == .one
            ? "wartet auf \(list) und eine weitere Quelle"
            : "wartet auf \(list) und \(numbers.words(count)) weitere Quellen"
    }

    public func title(of titles: [String], andMore count: Int) -> String {
        let list = titles.joined(separator: ", ")
        return count > 0 ? "\(list) und \(numbers.words(count)) weitere" : list
    }
}
