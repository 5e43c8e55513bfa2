import FeedModel
import FeedRendering
import FeedViews

/// The feed that is shown, and what of its items was asked for last.
final class FeedOnShow {
    /// The content of one row of the list.
    struct Row {
        var item: FeedItemViewModel
        /// Which item, from one loading to the next: several feeds may have one identifier.
        var key: String
    }

    /// How many rows are kept.
    private static let kept = 2_000

    let feed: FeedViewModel
    private var rows: [Int: Row] = [:]
    private var pictures: [Int: String] = [:]
    private var withoutPicture: Set<Int> = []
    /// The feeds that items come from; none where it was not merged.
    let sources: [SourceOnShow]
    /// How many cells the longest of their titles takes.
    let sourceWidth: Int
    /// The facts of all items; asked for once.
    private(set) lazy var facts: [ItemFacts] = makeFacts()
    private var keptCounts: [SourceCounts]?

    init(_ feed: FeedViewModel) {
        self.feed = feed
        sources =
            feed.isMerged
            ? feed.sources.map {
                SourceOnShow(
                    title: $0.title, key: $0.feedURL ?? $0.title, homePageURL: $0.homePageURL,
                    folder: ($0.folder ?? "").split(separator: "/").joined(separator: "/"))
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

    /// Where an item's own picture is.
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

    /// Items have other states than before.
    func statesDidChange(of items: [Int]) {
        keptCounts = nil
        for index in items { rows[index] = nil }
        // Of facts that were not asked for yet nothing is there to be changed.
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

    /// The counts of the sources, as they are now.
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
