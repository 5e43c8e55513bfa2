import FeedViews

// Where a person is, from one reader to the next.
extension Reader {
    /// Where the person is now; `nil` where nothing was shown yet.
    package var place: ReaderPlace? {
        guard var feed = onShow, feed.count > 0 else { return nil }
        var place = ReaderPlace()
        place.item = feed.row(at: list.selected).key
        place.row = list.selected - list.top
        if side == .article, let article, article.key == place.item {
            place.isArticleOpen = true
            place.anchor = article.anchor
        }
        place.search = search?.words ?? ""
        return place
    }

    /// Goes, in the first feed that comes, to where a person was before.
    package func goBack(to place: ReaderPlace) {
        awaitedPlace = place
    }

    /// Goes to the place that was waited for, where the feed has its item.
    func takeAwaitedPlace() {
        guard let place = awaitedPlace, let feed = onShow, feed.count > 0 else { return }
        awaitedPlace = nil
        if !place.search.isEmpty { search = SearchText(place.search) }
        let index = feed.feed.items.indices.first {
            feed.key(of: feed.feed.items[$0]) == place.item
        }
        guard let index else { return }
        // Nothing may have been drawn yet, which tells how many items fit.
        layout = ReaderLayout(columns: surface.columns, rows: surface.rows, isArticleOpen: false)
        list.setCapacity(layout.list.rows / rowHeight)
        list.replaceList(count: feed.count, selecting: index, row: place.row)
        if let anchor = place.anchor { anchors[place.item] = anchor }
        if place.isArticleOpen { side = .article }
    }
}
