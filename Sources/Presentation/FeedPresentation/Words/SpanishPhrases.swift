/// Phrases in Spanish.
public final class SpanishPhrases: FeedPhrases {
    private static let months = [
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
        "octubre", "noviembre", "diciembre",
    ]

    private static let days = [
        "domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado",
    ]

    private let numbers: NumberFormat
    private let hasTwelveHours: Bool

    /// Creates phrases with numbers and times as in `region` (CLDR: es, es-419 and its children);
    /// by default as in Spain.
    public init(region: String? = nil) {
        numbers =
            switch region {
            case "CU", "DO", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "SV", "US":
                NumberFormat(decimalSeparator: ".", groupSeparator: ",")
            case "AR", "BO", "CL", "CO", "EC", "PY", "UY", "VE":
                NumberFormat(decimalSeparator: ",", groupSeparator: ".")
            case "CR": NumberFormat(decimalSeparator: ",", groupSeparator: "\u{A0}")
            default:
                NumberFormat(decimalSeparator: ",", groupSeparator: ".", leastGroupedDigits: 5)
            }
        hasTwelveHours =
            switch region {
            case nil, "ES", "GQ": false
            default: true
            }
    }

    public var untitledFeed: String { "Canal sin título" }
    public var untitledItem: String { "Sin título" }
    public var attachment: String { "Archivo adjunto" }
    public var transcript: String { "Transcripción" }
    public var chapters: String { "Capítulos" }
    public var trailer: String { "Tráiler" }
    public var bonus: String { "Extra" }
    public var comments: String { "Comentarios" }
    public var loading: String { "Cargando…" }
    public var loadingPicture: String { "Cargando la imagen…" }
    public var pictureFailed: String { "No se pudo cargar la imagen." }
    public var error: String { "error:" }

    public func items(_ count: Int) -> String {
        numbers.words(count)
            + PluralCategory.spanish(count)
            .form(one: " entrada", many: " de entradas", other: " entradas")
    }

    public func marked(asRead count: Int, undoneBy key: String?) -> String {
        numbers.words(count)
            + PluralCategory.spanish(count)
            .form(one: " marcada como leída", other: " marcadas como leídas")
            + (key.map { ", deshacer con \($0)" } ?? "")
    }

    public func removed(_ name: String, undoneBy key: String?) -> String {
        "quitado: \(name)" + (key.map { "; deshacer con \($0)" } ?? "")
    }

    public func comments(_ count: Int) -> String {
        if count == 0 { return "Sin comentarios" }
        return numbers.words(count)
            + PluralCategory.spanish(count)
            .form(one: " comentario", many: " de comentarios", other: " comentarios")
    }

    public func season(_ number: Int) -> String { "Temporada \(number)" }

    public func episode(_ number: String) -> String { "Episodio \(number)" }

    public func size(_ count: ByteCount) -> String {
        numbers.words(
            count, bytes: PluralCategory.spanish(count.whole).form(one: "byte", other: "bytes"))
    }

    public func duration(_ time: PlayingTime) -> String {
        numbers.words(time, hours: "\u{A0}h", minutes: "\u{A0}min", seconds: "\u{A0}s")
    }

    public func date(_ time: WallClockTime) -> String {
        "\(calendarDay(time)), \(self.time(time))"
    }

    public func calendarDay(_ time: WallClockTime) -> String { "\(time.day) de \(month(time))" }

    public func day(_ time: WallClockTime, isYearSaid: Bool) -> String {
        "\(Self.days[time.weekday]), \(time.day) de "
            + (isYearSaid ? month(time) : Self.months[time.month - 1])
    }

    public func month(_ time: WallClockTime) -> String {
        "\(Self.months[time.month - 1]) de \(time.year)"
    }

    public func time(_ time: WallClockTime) -> String {
        hasTwelveHours
            ? time.time(morning: "a.\u{A0}m.", afternoon: "p.\u{A0}m.")
            : time.time(isPadded: false)
    }

    public func offline(copiesFrom time: String?, missing: Int) -> String {
        let copies = time.map { "sin conexión, copias de: \($0)" } ?? "sin conexión"
        guard missing > 0 else { return copies }
        let feeds = PluralCategory.spanish(missing)
            .form(one: " canal", many: " de canales", other: " canales")
        return "\(copies); sin copia de \(numbers.words(missing))\(feeds)"
    }

    public func waiting(for names: [String], andMore count: Int) -> String {
        let list = names.joined(separator: ", ")
        guard count > 0 else { return "esperando a \(list)" }
        let others = PluralCategory.spanish(count).form(many: "de fuentes más", other: "más")
        return "esperando a \(list) y \(numbers.words(count)) \(others)"
    }

    public func title(of titles: [String], andMore count: Int) -> String {
        let list = titles.joined(separator: ", ")
        return count > 0 ? "\(list) y \(numbers.words(count)) más" : list
    }
}
