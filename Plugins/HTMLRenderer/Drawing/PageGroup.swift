import FeedViews

/// Consecutive items of one source or day, as the feed is grouped.
struct PageGroup: Equatable {
    enum Kind: Equatable {
        case source
        case day
    }

    /// The name for items without day or source.
    static let unnamed: FeedText = "–"

    let kind: Kind
    /// The source's title, or the day in words.
    let name: FeedText
    /// The month of a day in words, or empty.
    var month: FeedText = ""
    /// The index of the first item.
    let start: Int
    var count = 1

    /// Returns the groups; empty if there is only one, or none are wanted.
    static func groups(of feed: FeedViewModel) -> [PageGroup] {
        let items = feed.items
        var groups: [PageGroup] =
            switch feed.grouping {
            case .none, .folder: []
            case .source: groups(of: items, .source) { items[$0].source?.$title ?? unnamed }
            case .day: groups(of: items, .day) { items.text(.day, at: $0) ?? unnamed }
            }
        guard groups.count > 1 else { return [] }
        for index in groups.indices where groups[index].kind == .day {
            groups[index].month = items.text(.month, at: groups[index].start) ?? ""
        }
        return groups
    }

    private static func groups(
        of items: FeedItemViewModels, _ kind: Kind, name: (Int) -> FeedText
    ) -> [PageGroup] {
        var groups: [PageGroup] = []
        for index in items.indices {
            let name = name(index)
            if let last = groups.indices.last, groups[last].name == name {
                groups[last].count += 1
            } else {
                groups.append(PageGroup(kind: kind, name: name, start: index))
            }
        }
        return groups
    }
}
