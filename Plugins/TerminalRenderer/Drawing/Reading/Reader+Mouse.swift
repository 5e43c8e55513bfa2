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
            if entryList.selected != lists.selectedRow {
                request(.chooseList, row: entryList.selected)
            }
        } else if layout.list.columns > 0, let items {
            list.scroll(by: hasSingleRows ? lines : lines.signum())
            if list.selected != items.selectedRow, !items.indices.isEmpty {
                request(.select, row: list.selected)
            }
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
            if index == lists.selectedRow, lists.isActive { return request(.enter) }
            request(.chooseList, row: index)
        } else if layout.list.contains(column: column, row: row) {
            pressList(row: row)
        } else if layout.article.contains(column: column, row: row) {
            pressArticle(link: Int(drawn.lines[row][column].link), of: drawn)
        }
    }

    private func pressList(row: Int) {
        var end = layout.list.row
        for index in list.visible {
            end += height(ofRow: index)
            guard row < end else { continue }
            let isSecond = index == items?.selectedRow && items?.isActive == true
            return request(isSecond ? .enter : .select, row: index)
        }
    }

    /// Follows a link; beside one, opens the article.
    private func pressArticle(link: Int, of drawn: CellGrid) {
        guard link > 0, link <= drawn.links.count, let article else {
            if side != .article { request(.enter, row: items?.selectedRow) }
            return
        }
        if follow(noteAt: drawn.links[link - 1]) { return }
        // The grid has the encoded address; look up the original.
        let address = article.addresses.first {
            Hyperlink(id: 0, url: $0)?.address == drawn.links[link - 1]
        }
        if let address { request(.open, text: address) }
    }
}
