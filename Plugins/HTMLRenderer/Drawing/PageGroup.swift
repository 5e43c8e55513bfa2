import FeedViews

/// Items of a merged feed that follow each other and belong together: those of a source, where all of
/// each stand together, else those of a day.
struct PageGroup: Equatable {
    /// The property that the items of a group share.
    enum Kind: Equatable {
        case source
        case day
    }

    /// Sorts items without a day or a source.
    static let unnamed = "–"

    let kind: Kind
    /// The source's title, or the day by ISO 8601.
    let name: String
    /// The first of them, by its place in the feed.
    let start: Int
    /// How many they are.
    var count = 1

    /// The groups of `items`; none where there is only one.
    static func groups(of items: FeedItemViewModels) -> [PageGroup] {
        var sources: [PageGroup] = []
        var days: [PageGroup] = []
        for index in items.indices {
            let item = items[index]
            add(item.source?.title ?? unnamed, .source, at: index, to: &sources)
            let day = item.date.map { String($0.rfc3339.prefix(10)) }
            add(day ?? unnamed, .day, at: index, to: &days)
        }
        // Each source once: that is the order somebody asked for.
        let isBySource = Set(sources.map { $0.name }).count == sources.count
        let groups = isBySource ? sources : days
        return groups.count > 1 ? groups : []
    }

    private static func add(
        _ name: String, _ kind: Kind, at index: Int, to groups: inout [PageGroup]
    ) {
        if let last = groups.indices.last, groups[last].name == name {
            groups[last].count += 1
        } else {
            groups.append(PageGroup(kind: kind, name: name, start: index))
        }
    }
}
