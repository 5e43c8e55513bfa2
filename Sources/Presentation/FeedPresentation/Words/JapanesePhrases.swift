/// Phrases in Japanese, which has no plural (CLDR: `other` only).
public final class JapanesePhrases: FeedPhrases {
    private let numbers = NumberFormat(decimalSeparator: ".", groupSeparator: ",")

    /// Creates phrases.
    public init() {}

    public var labels: FeedLabels {
        FeedLabels(
            language: "ja", separator: "：", listSeparator: "、",
            noItems: "記事はありません。",
            skipToItems: "記事へ移動",
            readOn: "続きを読む",
            readAll: "全文を読む",
            retry: "再試行",
            picture: "画像", video: "動画", audio: "音声",
            about: "話題",
            inReplyTo: "返信先",
            commentFeed: "コメントのフィード",
            section: "欄", department: "部門", tags: "タグ", place: "場所",
            feedUpdated: PhraseFrame(after: " 更新"),
            itemUpdated: PhraseFrame(after: " 更新"),
            byAuthor: PhraseFrame(before: "著者："),
            fromSource: PhraseFrame(before: "配信元："),
            aboutPage: PhraseFrame(after: " について"),
            replyTo: PhraseFrame(after: " への返信"),
            drawn: "FeedHostで作成",
            drawnFrom: PhraseFrame(before: "FeedHostで", after: "から作成"),
            thisFeed: "このフィード",
            embedded: "埋め込み", reader: reader)
    }

    public var untitledFeed: String { "無題のフィード" }
    public var untitledItem: String { "無題" }
    public var attachment: String { "添付ファイル" }
    public var comments: String { "コメント" }
    public var loading: String { "読み込み中…" }
    public var loadingPicture: String { "画像を読み込み中…" }
    public var pictureFailed: String { "画像を読み込めませんでした。" }
    public var error: String { "エラー:" }
    public var qualification: PhraseFrame { PhraseFrame(before: "（", after: "）") }

    public func items(_ count: Int) -> String { "\(numbers.words(count))件" }

    public func comments(_ count: Int) -> String {
        count == 0 ? "コメントなし" : "コメント\(numbers.words(count))件"
    }

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
        "\(time.year)年\(time.month)月\(time.day)日 \(time.time(isPadded: false))"
    }

    public func waiting(for names: [String], andMore count: Int) -> String {
        let list = names.joined(separator: "、")
        return count > 0 ? "\(list)、ほか\(numbers.words(count))件を待機中" : "\(list)を待機中"
    }

    public func error(_ message: String, remedy: String) -> String { "\(message)。\(remedy)" }
}
