/// Phrases in Japanese, which has no plural (CLDR: `other` only).
public final class JapanesePhrases: FeedPhrases {
    private static let days = [
        "日曜日", "月曜日", "火曜日", "水曜日", "木曜日", "金曜日", "土曜日",
    ]

    private let numbers = NumberFormat(decimalSeparator: ".", groupSeparator: ",")

    /// Creates phrases.
    public init() {}

    public var untitledFeed: String { "無題のフィード" }
    public var untitledItem: String { "無題" }
    public var attachment: String { "添付ファイル" }
    public var transcript: String { "文字起こし" }
    public var chapters: String { "チャプター" }
    public var trailer: String { "予告編" }
    public var bonus: String { "ボーナス" }
    public var comments: String { "コメント" }
    public var loading: String { "読み込み中…" }
    public var loadingPicture: String { "画像を読み込み中…" }
    public var pictureFailed: String { "画像を読み込めませんでした。" }
    public var error: String { "エラー:" }
    public var qualification: Phrase { Phrase(before: "（", after: "）") }

    public func items(_ count: Int) -> String { "\(numbers.words(count))件" }

    public func marked(asRead count: Int, undoneBy key: String?) -> String {
        "\(numbers.words(count))件を既読にしました" + (key.map { "（\($0)で取り消し）" } ?? "")
    }

    public func removed(_ name: String, undoneBy key: String?) -> String {
        "削除しました：\(name)" + (key.map { "（\($0)で取り消し）" } ?? "")
    }

    public func comments(_ count: Int) -> String {
        count == 0 ? "コメントなし" : "コメント\(numbers.words(count))件"
    }

    public func season(_ number: Int) -> String { "シーズン\(number)" }

    public func episode(_ number: String) -> String { "エピソード\(number)" }

    public func size(_ count: ByteCount) -> String {
        numbers.words(count, bytes: "バイト", larger: ["KB", "MB", "GB", "TB", "PB", "EB"])
    }

    public func duration(_ time: PlayingTime) -> String {
        switch time {
        case .seconds(let seconds): "\(seconds)秒"
        case .minutes(let minutes): "\(minutes)分"
        case .hours(let hours, minutes: 0): "\(numbers.words(hours))時間"
        case .hours(let hours, let minutes): "\(numbers.words(hours))時間\(minutes)分"
        }
    }

    public func date(_ time: WallClockTime) -> String {
        "\(calendarDay(time)) \(self.time(time))"
    }

    public func calendarDay(_ time: WallClockTime) -> String { "\(month(time))\(time.day)日" }

    public func day(_ time: WallClockTime, isYearSaid: Bool) -> String {
        (isYearSaid ? month(time) : "\(time.month)月") + "\(time.day)日\(Self.days[time.weekday])"
    }

    public func month(_ time: WallClockTime) -> String { "\(time.year)年\(time.month)月" }

    public func year(_ time: WallClockTime) -> String { "\(time.year)年" }

    public func time(_ time: WallClockTime) -> String { time.time(isPadded: false) }

    public func offline(copiesFrom time: String?, missing: Int) -> String {
        let copies = time.map { "オフライン、\($0)時点のコピー" } ?? "オフライン"
        return missing > 0
            ? "\(copies)、フィード\(numbers.words(missing))件はコピーなし" : copies
    }

    public func waiting(for names: [String], andMore count: Int) -> String {
        let list = names.joined(separator: "、")
        return count > 0 ? "\(list)、ほか\(numbers.words(count))件を待機中" : "\(list)を待機中"
    }

    public func title(of titles: [String], andMore count: Int) -> String {
        let list = titles.joined(separator: "、")
        return count > 0 ? "\(list)、ほか\(numbers.words(count))件" : list
    }

    public func error(_ message: String, remedy: String) -> String { "\(message)。\(remedy)" }
}
