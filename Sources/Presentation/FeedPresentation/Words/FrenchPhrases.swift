/// Phrases in French, with narrow no-break spaces before units and two-part punctuation.
public final class FrenchPhrases: FeedPhrases {
    private static let months = [
        "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
        "octobre", "novembre", "décembre",
    ]

    private static let days = [
        "dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi",
    ]

    private let numbers: NumberFormat
    private let isCanadian: Bool

    /// Creates phrases with numbers and times as in `region` (CLDR: fr, fr-CA, fr-LU, fr-MA).
    public init(region: String? = nil) {
        isCanadian = region == "CA"
        let groupSeparator =
            switch region {
            case "CA": "\u{A0}"
            case "LU", "MA": "."
            default: "\u{202F}"
            }
        numbers = NumberFormat(decimalSeparator: ",", groupSeparator: groupSeparator)
    }

    public var untitledFeed: String { "Flux sans titre" }
    public var untitledItem: String { "Sans titre" }
    public var attachment: String { "Pièce jointe" }
    public var transcript: String { "Transcription" }
    public var chapters: String { "Chapitres" }
    public var trailer: String { "Bande-annonce" }
    public var bonus: String { "Bonus" }
    public var comments: String { "Commentaires" }
    public var loading: String { "Chargement…" }
    public var loadingPicture: String { "Chargement de l’image…" }
    public var pictureFailed: String { "L’image n’a pas pu être chargée." }
    public var error: String { "erreur\u{202F}:" }

    public func items(_ count: Int) -> String {
        numbers.words(count)
            + PluralCategory.french(count)
            .form(one: " article", many: " d’articles", other: " articles")
    }

    public func marked(asRead count: Int, undoneBy key: String?) -> String {
        numbers.words(count)
            + PluralCategory.french(count)
            .form(one: " marqué comme lu", other: " marqués comme lus")
            + (key.map { ", annuler avec \($0)" } ?? "")
    }

    public func removed(_ name: String, undoneBy key: String?) -> String {
        "retiré\u{A0}: \(name)" + (key.map { "\u{A0}; annuler avec \($0)" } ?? "")
    }

    public func comments(_ count: Int) -> String {
        if count == 0 { return "Aucun commentaire" }
        return numbers.words(count)
            + PluralCategory.french(count)
            .form(one: " commentaire", many: " de commentaires", other: " commentaires")
    }

    public func season(_ number: Int) -> String { "Saison \(number)" }

    public func episode(_ number: String) -> String { "Épisode \(number)" }

    public func size(_ count: ByteCount) -> String {
        numbers.words(
            count, bytes: PluralCategory.french(count.whole).form(one: "octet", other: "octets"),
            larger: ["ko", "Mo", "Go", "To", "Po", "Eo"], space: "\u{202F}")
    }

    public func duration(_ time: PlayingTime) -> String {
        numbers.words(time, hours: "\u{202F}h", minutes: "\u{202F}min", seconds: "\u{202F}s")
    }

    public func date(_ time: WallClockTime) -> String {
        "\(calendarDay(time)) à \(self.time(time))"
    }

    public func calendarDay(_ time: WallClockTime) -> String {
        "\(Self.number(ofDayOf: time)) \(month(time))"
    }

    public func day(_ time: WallClockTime, isYearSaid: Bool) -> String {
        "\(Self.days[time.weekday]) \(Self.number(ofDayOf: time)) "
            + (isYearSaid ? month(time) : Self.months[time.month - 1])
    }

    public func month(_ time: WallClockTime) -> String {
        "\(Self.months[time.month - 1]) \(time.year)"
    }

    public func time(_ time: WallClockTime) -> String {
        time.time(isPadded: true, separator: isCanadian ? "\u{A0}h\u{A0}" : ":")
    }

    public func offline(copiesFrom time: String?, missing: Int) -> String {
        let copies = time.map { "hors ligne, copies de \($0)" } ?? "hors ligne"
        guard missing > 0 else { return copies }
        let feeds = PluralCategory.french(missing).form(many: " de flux", other: " flux")
        return "\(copies)\u{202F}; aucune copie de \(numbers.words(missing))\(feeds)"
    }

    private static func number(ofDayOf time: WallClockTime) -> String {
        time.day == 1 ? "1er" : "\(time.day)"
    }

    public func waiting(for names: [String], andMore count: Int) -> String {
        let list = names.joined(separator: ", ")
        guard count > 0 else { return "en attente de \(list)" }
        let others = PluralCategory.french(count)
            .form(one: "autre source", many: "d’autres sources", other: "autres sources")
        return "en attente de \(list) et \(numbers.words(count)) \(others)"
    }

    public func title(of titles: [String], andMore count: Int) -> String {
        let list = titles.joined(separator: ", ")
        return count > 0 ? "\(list) et \(numbers.words(count)) autres" : list
    }

    public func error(_ message: String, remedy: String) -> String {
        "\(message)\u{202F}; \(remedy)"
    }
}
