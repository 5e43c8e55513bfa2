import FeedModel

// The selected item, and the open article.
extension ReaderPresenter {
    /// The index in the feed of the selected item; `nil` in an empty list.
    var selectedItem: Int? { listed.indices.contains(selectedRow) ? listed[selectedRow] : nil }

    /// Returns the nearest row.
    func bounded(_ row: Int) -> Int { min(max(row, 0), max(listed.count - 1, 0)) }

    private func select(row: Int) {
        let row = bounded(row)
        guard row != selectedRow else { return }
        selectedRow = row
        changes.items = true
        changes.hasNewSelection = true
        changes.article = true
    }

    func select(_ request: ReaderActionRequest) -> FeedRequestOutcome {
        guard let row = request.row, listed.indices.contains(row) else { return .refused }
        set(.items)
        select(row: row)
        return .done
    }

    /// Opens the item of a row, or the selected one; from the lists of feeds leads to the items.
    func enter(_ request: ReaderActionRequest) -> FeedRequestOutcome {
        if request.row != nil {
            guard select(request) == .done else { return .refused }
        } else if pane == .feeds {
            set(.items)
            return .done
        }
        openSelected()
        return .done
    }

    func openSelected() {
        guard pane != .article, selectedItem != nil else { return }
        set(.article)
        markSelectedRead()
    }

    // MARK: Moving

    /// Moves through the pane: to another list, or to another item.
    func move(by count: Int) {
        if pane == .feeds {
            chooseList(row: (chosenListRow ?? 0) + count)
        } else {
            moveItem(by: count)
        }
    }

    func moveItem(by count: Int) {
        guard count != 0 else { return }
        var row = selectedRow + count
        if let gone {
            if gone.isBeforeSelection == (count > 0) {
                // The selected row stands for it on this side.
                row -= count.signum()
            } else if bounded(row) == selectedRow {
                // At the end of the list, the selected row is on the other one.
                return
            }
        }
        goToItem(row: row)
    }

    /// Goes to a row of the pane.
    func goTo(row: Int) {
        if pane == .feeds {
            chooseList(row: row)
        } else {
            goToItem(row: row)
        }
    }

    /// Selects a row, and while reading opens its article.
    func goToItem(row: Int) {
        let before = selectedRow
        select(row: row)
        if pane == .article, selectedRow != before || gone != nil, selectedItem != nil {
            openOther()
        }
    }

    /// Opens the article of the row that was selected while reading.
    private func openOther() {
        gone = nil
        changes.article = true
        markSelectedRead()
    }

    /// Selects the next unread item below, else of the next feed that has any, else from the top.
    func goToUnread(in feed: ReadFeed) {
        func unreadRow(from start: Int) -> Int? {
            listed.indices.dropFirst(start).first {
                !feed.states(at: listed[$0]).contains(.read)
            }
        }
        let isAtSelected = pane == .feeds || gone?.isBeforeSelection == true
        if let row = unreadRow(from: isAtSelected ? selectedRow : selectedRow + 1) {
            if pane == .feeds { set(.items) }
            return goToItem(row: row)
        }
        let isOtherFeed = chooseNextUnreadFeed(in: feed)
        guard let row = unreadRow(from: 0) else { return show(words[.readerAllRead], .nothing) }
        if pane == .feeds { set(.items) }
        guard isOtherFeed else { return goToItem(row: row) }
        select(row: row)
        if pane == .article { openOther() }
    }
}
