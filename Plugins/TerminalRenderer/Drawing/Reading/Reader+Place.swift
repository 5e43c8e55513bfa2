import FeedListing
import FeedModel
import FeedViews

// The position across readers.
extension Reader {
    /// The current position; `nil` before the first feed.
    package var place: ReaderPlace? {
        guard let feed = onShow, let index = selectedItem else { return nil }
        var place = ReaderPlace()
        place.item = feed.row(at: index).key
        place.row = list.row
        place.isInFeeds = side == .feeds
        place.isUnreadOnly = choice.isUnreadOnly
        place.list = Self.name(of: choice.scope, in: feed)
        place.filter = choice.filter?.words ?? ""
        if side == .article, let article, article.key == place.item {
            place.isArticleOpen = true
            place.anchor = article.anchor
        }
        place.search = search?.words ?? ""
        return place
    }

    /// Restores a position with the first feed.
    package func goBack(to place: ReaderPlace) {
        awaitedPlace = place
    }

    /// Restores a pending position, if the feed has its item.
    func takeAwaitedPlace() {
        guard let place = awaitedPlace, let feed = onShow, feed.count > 0 else { return }
        awaitedPlace = nil
        choosesSide = false
        isUntouched = false
        if !place.search.isEmpty { search = SearchText(place.search) }
        let index = feed.feed.items.indices.first {
            feed.key(of: feed.feed.items[$0]).utf8.elementsEqual(place.item.utf8)
        }
        choice.scope = Self.scope(named: place.list, in: feed)
        choice.isUnreadOnly = place.isUnreadOnly
        choice.filter = SearchText(place.filter)
        listed = feed.items(
            of: choice, keeping: index.map { _ in [ItemKey(place.item)] } ?? [])
        updateEntries()
        if place.isInFeeds, !entries.isEmpty { side = .feeds }
        guard let index, let row = listed.firstIndex(of: index) else {
            list.replaceList(count: listed.count, selecting: 0, row: 0)
            return
        }
        list.replaceList(count: listed.count, selecting: row, row: place.row)
        if let anchor = place.anchor { anchors[ItemKey(place.item)] = anchor }
        if place.isArticleOpen { side = .article }
    }

    /// The names of the unread and starred lists; other names begin with a sign.
    private static let (unreadName, starredName) = ("?", "*")

    /// The name of a list across feeds; empty for all items.
    static func name(of scope: ItemFilter, in feed: FeedOnShow) -> String {
        switch scope {
        case .all: ""
        case .unread: unreadName
        case .starred: starredName
        case .folder(let path): "/" + path
        case .source(let index): "=" + feed.sources[index].key
        }
    }

    static func scope(named name: String, in feed: FeedOnShow) -> ItemFilter {
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
