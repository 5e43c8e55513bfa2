import FeedModel
import FeedRendering
import FeedViews

/// The displayed feed, with a cache of its items.
final class DisplayedFeed {
    /// A row's content.
    struct Row {
        var item: FeedItemViewModel
        /// Identifies the item across loads: identifiers of several feeds may be equal.
        var key: String
    }

    /// The number of cached rows.
    private static let kept = 2_000

    let feed: FeedViewModel
    private var rows: [Int: Row] = [:]
    private var pictures: [Int: String] = [:]
    private var withoutPicture: Set<Int> = []
    /// Empty unless merged.
    let sources: [DisplayedSource]
    /// The width of the longest source title in cells.
    let sourceWidth: Int
    /// The facts of all items; lazy.
    private(set) lazy var facts: [ItemFacts] = makeFacts()
    private var keptCounts: [SourceCounts]?

    init(_ feed: FeedViewModel) {
        self.feed = feed
        sources =
            feed.isMerged
            ? feed.sources.map {
                DisplayedSource(
                    title: $0.title, key: $0.feedURL ?? $0.title, homePageURL: $0.homePageURL,
                    folder: ($0.folder ?? "").split(separator: "/").joined(separator: "/"),
                    failure: $0.failure)
            } : []
        sourceWidth = sources.reduce(0) { max($0, $1.title.displayable.cellWidth) }
    }

    var count: Int { feed.items.count }

    func row(at index: Int) -> Row {
        if let row = rows[index] { return row }
        if rows.count >= Self.kept { rows = [:] }
        let item = feed.items[index]
        let row = Row(item: item, key: key(of: item))
        rows[index] = row
        return row
    }

    /// The address of an item's own picture.
    func pictureURL(at index: Int) -> String? {
        if let url = pictures[index] { return url }
        if withoutPicture.contains(index) { return nil }
        if pictures.count + withoutPicture.count >= Self.kept {
            pictures = [:]
            withoutPicture = []
        }
        let url = feed.items.detail(at: index, parts: .files).image?.url
        if let url { pictures[index] = url } else { withoutPicture.insert(index) }
        return url
    }

    /// Updates changed states.
    func statesDidChange(of items: [Int]) {
        keptCounts = nil
        for index in items { rows[index] = nil }
        // Facts that were never read are up to date.
        guard hasFacts else { return }
        for index in items { facts[index].states = feed.items[index].states }
    }

    private var hasFacts = false

    private func makeFacts() -> [ItemFacts] {
        hasFacts = true
        return feed.items.map {
            ItemFacts(
                source: Int32(clamping: $0.sourceIndex ?? -1), states: $0.states,
                date: $0.date?.secondsSince1970)
        }
    }

    /// The current counts of sources.
    var counts: [SourceCounts] {
        if let keptCounts { return keptCounts }
        let counts =
            sources.isEmpty
            ? []
            : feed.sources.map { SourceCounts(unread: $0.unreadCount, starred: $0.starredCount) }
        keptCounts = counts
        return counts
    }

    func key(of item: FeedItemViewModel) -> String {
        guard let index = item.sourceIndex, sources.indices.contains(index) else {
            return item.identifier + "\u{0}"
        }
        return item.identifier + "\u{0}" + sources[index].key
    }
}
