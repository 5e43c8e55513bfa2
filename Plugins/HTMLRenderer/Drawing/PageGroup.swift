import FeedViews

/// Consecutive items of one source or day, as the feed is grouped.
struct PageGroup {
    /// The name for items without day or source.
    static let unnamed: FeedText = "–"

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
        let isByDay = feed.grouping == .day
        guard isByDay || feed.grouping == .source else { return [] }
        var groups: [PageGroup] = []
        for index in items.indices {
            let known = isByDay ? items.text(.day, at: index) : items[index].source?.$title
            let name = known ?? unnamed
            if let last = groups.indices.last, groups[last].name == name {
                groups[last].count += 1
            } else {
                groups.append(PageGroup(name: name, start: index))
            }
        }
        guard groups.count > 1 else { return [] }
        for index in groups.indices where isByDay {
            groups[index].month = items.text(.month, at: groups[index].start) ?? ""
        }
        return groups
    }
}
