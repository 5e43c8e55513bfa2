import FeedListing
import FeedModel
import FeedViews

// The position across readers.
extension Reader {
    /// The current position; `nil` before the first feed.
    package var position: ReadingPosition? {
        guard let feed = displayed, let index = selectedItem else { return nil }
        var position = ReadingPosition()
        position.item = feed.row(at: index).key
        position.row = list.row
        position.isInFeeds = side == .feeds
        position.isUnreadOnly = choice.isUnreadOnly
        position.list = Self.name(of: choice.scope, in: feed)
        position.filter = choice.filter?.words ?? ""
        if side == .article, let article, article.key == position.item {
            position.isArticleOpen = true
            position.anchor = article.anchor
        }
        position.search = search?.words ?? ""
        return position
    }

    /// Restores a position with the first feed.
    package func goBack(to position: ReadingPosition) {
        pendingPosition = position
    }

    /// Restores a pending position, if the feed has its item.
    func restorePendingPosition() {
        guard let position = pendingPosition, let feed = displayed, feed.count > 0 else { return }
        pendingPosition = nil
        choosesSide = false
        isUntouched = false
        if !position.search.isEmpty { search = SearchText(position.search) }
        let index = feed.feed.items.indices.first {
            feed.key(of: feed.feed.items[$0]).utf8.elementsEqual(position.item.utf8)
        }
        choice.scope = Self.scope(named: position.list, in: feed)
        choice.isUnreadOnly = position.isUnreadOnly
        choice.filter = SearchText(position.filter)
        listed = feed.items(
            of: choice, keeping: index.map { _ in [ItemKey(position.item)] } ?? [])
        updateEntries()
        if position.isInFeeds, !entries.isEmpty { side = .feeds }
        guard let index, let row = listed.firstIndex(of: index) else {
            list.replaceList(count: listed.count, selecting: 0, row: 0)
            return
        }
        list.replaceList(count: listed.count, selecting: row, row: position.row)
        if let anchor = position.anchor { anchors[ItemKey(position.item)] = anchor }
        if position.isArticleOpen { side = .article }
    }

    /// The names of the unread and starred lists; other names begin with a sign.
    private static let (unreadName, starredName) = ("?", "*")

    /// The name of a list across feeds; empty for all items.
    static func name(of scope: ItemFilter, in feed: DisplayedFeed) -> String {
        switch scope {
        case .all: ""
        case .unread: unreadName
        case .starred: starredName
        case .folder(let path): "/" + path
        case .source(let index): "=" + feed.sources[index].key
        }
    }

    static func scope(named name: String, in feed: DisplayedFeed) -> ItemFilter {
        if name == unreadName { return .unread }
        if name == starredName { return .starred }
        let rest = String(name.dropFirst())
        switch name.utf8.first {
        case UInt8(ascii: "/"):
            return feed.sources.contains { $0.isIn(folder: rest) } ? .folder(rest) : .all
        case UInt8(ascii: "="):
            let index = feed.sources.firstIndex { $0.key.utf8.elementsEqual(rest.utf8) }
            return index.map { .source($0) } ?? .all
        default: return .all
        }
    }
}
