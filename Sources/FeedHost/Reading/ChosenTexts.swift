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
            Self.lines(in: file.bytes).flatMap { line in
                line.items.compactMap { Self.page($0) }.map { ($0, line.isSet) }
            },
            uniquingKeysWith: { _, last in last })
    }

    /// Keeps what was chosen for an item.
    func keep(whole: Bool, _ page: PageKey) throws(SystemError) {
        let item = Self.item(page)
        try file.change { kept in
            let others = Self.lines(in: kept).filter { !$0.items.contains(item) }
            let next = FeedItemStateLines(Self.whole, isSet: whole, items: [item])
            return file.last(of: (others.suffix(Self.most - 1) + [next]).map(\.bytes))
        }
    }

    /// Moves what was chosen for the items of a feed to another identity.
    func moveFeed(_ old: String, to identity: String) throws(SystemError) {
        guard !file.bytes.isEmpty else { return }
        try file.change { kept in
            let lines = Self.lines(in: kept).map { line in
                let items = line.items.map {
                    $0.feed.hasSameUTF8(as: old) ? FeedItemKey(feed: identity, item: $0.item) : $0
                }
                return FeedItemStateLines(Self.whole, isSet: line.isSet, items: items).bytes
            }
            return file.last(of: lines)
        }
    }

    /// A choice each, the last one last.
    private static func lines(in bytes: [UInt8]) -> [FeedItemStateLines] {
        FeedItemStateLines.changes(in: bytes, of: whole) ?? []
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
