import FeedRendering
import FeedViews

/// Consecutive items of a merged feed that belong together: by source if each source's items are
/// consecutive, else by day.
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

    /// Returns the groups; empty if there is only one.
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

    /// Returns groups by source if each source has one: the order was requested.
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
