import FeedViews
import TextRendering

// Handles the mouse.
extension Reader {
    func handleWheel(_ lines: Int, column: Int, row: Int) {
        dismissMessage()
        guard prompt == nil else { return }
        if let top = helpTop {
            helpTop = max(top + lines, 0)
        } else if layout.article.contains(column: column, row: row), let top = article?.top {
            article?.scroll(to: top + lines)
        } else if layout.feeds.contains(column: column, row: row) {
            entryList.scroll(by: lines)
            listEntry()
        } else if layout.list.columns > 0 {
            list.scroll(by: hasSingleRows ? lines : lines.signum())
        }
    }

    func handlePress(column: Int, row: Int) {
        dismissMessage()
        number = ""
        guard prompt == nil, let drawn, row < drawn.rows, column < drawn.columns else { return }
        if helpTop != nil {
            helpTop = nil
        } else if row >= layout.status {
            helpTop = 0
        } else if layout.feeds.contains(column: column, row: row) {
            let index = entryList.top + row - layout.feeds.row
            guard entryList.visible.contains(index) else { return }
            if side == .article { goBack(leaves: false) }
            side = index == entryList.selected && side == .feeds ? .list : .feeds
            goToEntry(index)
        } else if layout.list.contains(column: column, row: row) {
            pressList(row: row)
        } else if layout.article.contains(column: column, row: row) {
            let link = Int(drawn.lines[row][column].link)
            guard link > 0, link <= drawn.links.count, let article, let index = article.index
            else {
                if readsGoneItem { return }
                side = .list
                return openSelected()
            }
            if follow(noteAt: drawn.links[link - 1]) { return }
            // The grid has the encoded address; look up the original.
            let address = article.addresses.first {
                Hyperlink(id: 0, url: $0)?.address == drawn.links[link - 1]
            }
            if let address { open(address, of: index) }
        }
    }

    private func pressList(row: Int) {
        var end = layout.list.row
        for index in list.visible {
            end += height(ofRow: index)
            guard row < end else { continue }
            let wasListed = side == .list
            if side == .article { goBack(leaves: false) }
            side = .list
            if index == list.selected, wasListed { return openSelected() }
            return list.select(index)
        }
    }
}
