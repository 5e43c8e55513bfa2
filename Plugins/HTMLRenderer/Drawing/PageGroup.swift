import FeedRendering
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
    static let unnamed: FeedText = "–"

    let kind: Kind
    /// The source's title, or the day in words.
    let name: FeedText
    /// The month of a day in words; empty where there is none.
    var month: FeedText = ""
    /// The first of them, by its place in the feed.
    let start: Int
    /// How many they are.
    var count = 1

    /// The groups of `items`; none where there is only one.
    static func groups(of items: FeedItemViewModels) -> [PageGroup] {
        var groups =
            sources(of: items)
            ?? groups(of: items, .day) {
                items.text(.day, at: $0) ?? unnamed
            }
        guard groups.count > 1 else { return [] }
        for index in groups.indices where groups[index].kind == .day {
            groups[index].month = items.text(.month, at: groups[index].start) ?? ""
        }
        return groups
    }

    /// The groups by sources, where each has one: that is the order somebody asked for.
    private static func sources(of items: FeedItemViewModels) -> [PageGroup]? {
        let sources = groups(of: items, .source) { items[$0].source?.$title ?? unnamed }
        var seen: Set<[UInt8]> = []
        let isEachOnce = sources.allSatisfy { source in
            seen.insert(
                source.name.withUTF8 { name in
                    var bytes: [UInt8] = []
                    bytes.append(name)
                    return bytes
                }
            ).inserted
        }
        return isEachOnce ? sources : nil
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
