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
        position.order = generalOrder
        position.isUnreadOnly = isUnreadOnly
        position.isInFeeds = pane == .feeds
        position.isArticleOpen = pane == .article && gone == nil
        return position
    }

    /// Where the next reader begins, whichever that is; `nil` before the first feed. The pane and the
    /// text searched for stay this reader's own. Who has not left the first row begins with the news.
    public var placeForNextReader: ReaderPosition? {
        let awaited = pendingPosition ?? awaitedPosition
        guard var place = awaited ?? position else { return nil }
        if awaited == nil, selectedRow == 0, pane != .article { place.item = "" }
        place.search = ""
        place.isInFeeds = false
        place.isArticleOpen = false
        return place
    }

    /// Restores a position; before the first feed, with that.
    public func restore(_ position: ReaderPosition) {
        pendingPosition = position
        changing { restorePendingPosition() }
    }

    /// Restores a position that waits. Until its item is there, and the user does something, it is
    /// restored again with each feed; the pane stays.
    func restorePendingPosition() {
        guard let position = pendingPosition ?? awaitedPosition, let feed, feed.count > 0 else {
            return
        }
        let isFirst = pendingPosition != nil
        pendingPosition = nil
        gone = nil
        if isFirst { pane = .items }
        search = ReaderQuery(restored: position.search)
        scope = feed.scope(named: position.list)
        isUnreadOnly = position.isUnreadOnly
        filter = ReaderQuery(restored: position.filter)
        generalOrder = position.order
        ownOrder = orderOfFeed
        let item =
            position.item.isEmpty
            ? nil
            : feed.feed.items.indices.first {
                feed.name(ofItem: $0).utf8.elementsEqual(position.item.utf8)
            }
        awaitedPosition = item == nil && !position.item.isEmpty ? position : nil
        if item != nil { isUntouched = false }
        let isArticleOpen = isFirst && position.isArticleOpen
        list(feed, keeping: item.map { [$0] } ?? [], showing: isArticleOpen ? item : nil)
        itemBeforeFilter = filtering == nil ? nil : item
        selectedRow = item.flatMap { listed.firstIndex(of: $0) } ?? 0
        updateLists()
        changes.addRows()
        changes.addPane()
        if isFirst, position.isInFeeds, hasLists {
            pane = .feeds
        } else if isArticleOpen, item != nil, selectedItem == item {
            pane = .article
        }
    }
}
