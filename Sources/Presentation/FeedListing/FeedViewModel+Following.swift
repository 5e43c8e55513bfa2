import FeedModel
public import FeedViews

// Carries selections from one feed to its reloaded successor.
extension FeedViewModel {
    /// Returns the filter in this feed that corresponds to `filter` in `last`; `.all` if its source
    /// or folder is gone.
    public func filter(following filter: ItemFilter, of last: FeedViewModel) -> ItemFilter {
        switch filter {
        case .all, .unread, .starred: return filter
        case .folder(let folder):
            let isThere = sources.contains {
                $0.folder?.utf8.elementsEqual(folder.utf8) == true
            }
            return isThere ? filter : .all
        case .source(let index):
            let key = Self.key(of: last.sources[index])
            return sources.firstIndex { Self.key(of: $0) == key }.map { .source($0) } ?? .all
        }
    }

    /// Returns the index in this feed of the item at `index` in `last`; `nil` if it is gone.
    public func index(following index: Int, of last: FeedViewModel) -> Int? {
        let item = last.items[index]
        let source = item.sourceIndex.map { Self.key(of: last.sources[$0]) }
        func isSame(_ other: FeedItemViewModel) -> Bool {
            other.$identifier == item.$identifier
                && other.sourceIndex.map { Self.key(of: sources[$0]) } == source
        }
        if index < items.count, isSame(items[index]) { return index }
        return items.firstIndex(where: isSame)
    }

    private static func key(of source: FeedSourceViewModel) -> ExactText<String> {
        ExactText(source.feedURL ?? source.title)
    }
}
