import FeedModel
public import FeedViews

// From one feed to the next, as it comes when the sources were asked again.
extension FeedViewModel {
    /// What `filter` chose of `last`, in this feed, whose sources may stand in another order.
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

    /// The place in this feed of the item that had the place `index` in `last`; `nil` where it is gone.
    public func place(following index: Int, of last: FeedViewModel) -> Int? {
        let item = last.items[index]
        let source = item.sourceIndex.map { Self.key(of: last.sources[$0]) }
        func isSame(_ other: FeedItemViewModel) -> Bool {
            other.$identifier == item.$identifier
                && other.sourceIndex.map { Self.key(of: sources[$0]) } == source
        }
        if index < items.count, isSame(items[index]) { return index }
        return items.firstIndex(where: isSame)
    }

    private static func key(of source: FeedSourceViewModel) -> UTF8Key {
        UTF8Key(source.feedURL ?? source.title)
    }
}
