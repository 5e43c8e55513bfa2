import FeedModel

// The position across sessions.
extension ReaderPresenter {
    /// What to remember; before the first feed, what is to be restored.
    public var position: ReaderPosition? {
        guard let feed else { return pendingPosition }
        var position = ReaderPosition()
        position.item = selectedItem.map { feed.name(ofItem: $0) } ?? ""
        position.list = feed.name(of: scope)
        position.filter = filter?.words ?? ""
        position.search = search?.words ?? ""
        position.order = order
        position.isUnreadOnly = isUnreadOnly
        position.isInFeeds = pane == .feeds
        position.isArticleOpen = pane == .article && gone == nil
        return position
    }

    /// Restores a position; before the first feed, with that.
    public func restore(_ position: ReaderPosition) {
        pendingPosition = position
        changing { restorePendingPosition() }
    }

    func restorePendingPosition() {
        guard let position = pendingPosition, let feed, feed.count > 0 else { return }
        pendingPosition = nil
        isUntouched = false
        gone = nil
        pane = .items
        search = ReaderQuery(restored: position.search)
        scope = feed.scope(named: position.list)
        isUnreadOnly = position.isUnreadOnly
        filter = ReaderQuery(restored: position.filter)
        order = position.order
        let item =
            position.item.isEmpty
            ? nil
            : feed.feed.items.indices.first {
                feed.name(ofItem: $0).utf8.elementsEqual(position.item.utf8)
            }
        list(feed, keeping: item.map { [$0] } ?? [])
        selectedRow = item.flatMap { listed.firstIndex(of: $0) } ?? 0
        updateLists()
        changes.addRows()
        changes.addPane()
        if position.isInFeeds, hasLists {
            pane = .feeds
        } else if position.isArticleOpen, item != nil, selectedItem == item {
            pane = .article
        }
    }
}
