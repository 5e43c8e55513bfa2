import FeedLoading
import FeedModel
import FeedParsing
import SystemInterface

/// The items that the user wants to read as the whole articles of their pages, or as what their feeds give, other than
/// what is set for the feed: a file of ``FeedItemStateLines``.
struct ChosenTexts {
    /// The most items; those chosen earlier are forgotten.
    private static let most = 2_000
    private static let byteLimit = 16 << 20
    /// What the lines set for a whole article, and clear for what the feed gives.
    private static let whole = FeedItemStates(rawValue: 1)

    private let file: StateFile

    init(_ environment: ProcessEnvironment) {
        file = StateFile("whole-articles", limit: Self.byteLimit, environment)
    }

    /// What was chosen; nothing if it can't be read.
    var all: [PageKey: Bool] {
        Dictionary(
            lines.flatMap { line in line.items.compactMap { Self.page($0) }.map { ($0, line.isSet) }
            },
            uniquingKeysWith: { _, last in last })
    }

    /// Keeps what was chosen for an item.
    func keep(whole: Bool, _ page: PageKey) throws(SystemError) {
        let item = Self.item(page)
        var bytes: [UInt8] = []
        for line in lines.filter({ !$0.items.contains(item) }).suffix(Self.most - 1) {
            bytes += line.bytes
        }
        bytes += FeedItemStateLines(Self.whole, isSet: whole, items: [item]).bytes
        try file.replace(by: bytes)
    }

    /// A choice each, the last one last.
    private var lines: [FeedItemStateLines] {
        FeedItemStateLines.changes(in: file.bytes ?? [], of: Self.whole) ?? []
    }

    /// Items of one identifier differ by their pages.
    private static func item(_ page: PageKey) -> FeedItemKey {
        FeedItemKey(feed: page.feed, item: page.url + "\n" + page.item)
    }

    private static func page(_ item: FeedItemKey) -> PageKey? {
        let parts = item.item.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        return PageKey(feed: item.feed, item: String(parts[1]), url: String(parts[0]))
    }
}
