import FeedListing
import FeedModel
import FeedRendering
import FeedViews
import TextRendering

// The feeds pane.
extension Reader {
    /// Updates the lines, with the selection on the current list.
    func updateEntries() {
        guard let feed = displayed, feed.sources.count > 1 else {
            entries = []
            if side == .feeds { side = .list }
            return
        }
        entries = feed.entries(
            words, isUnreadOnly: choice.isUnreadOnly, keeping: choice.scope)
        entryList.replaceList(
            count: entries.count,
            selecting: entries.firstIndex { $0.scope == choice.scope } ?? 0)
    }

    /// Shows the list of the selected line.
    func listEntry() {
        guard entries.indices.contains(entryList.selected) else { return }
        setScope(entries[entryList.selected].scope)
    }

    /// Selects a line, and shows its list.
    func goToEntry(_ index: Int) {
        entryList.select(index)
        listEntry()
    }

    /// Shows the next feed with unread items, cyclically. Returns false if there is none.
    func goToNextUnreadFeed() -> Bool {
        guard let feed = displayed, !entries.isEmpty else { return false }
        switch choice.scope {
        case .all, .unread, .starred: return false
        case .folder, .source: break
        }
        for step in 1...entries.count {
            let index = (entryList.selected + step) % entries.count
            guard case .source = entries[index].scope, entries[index].scope != choice.scope,
                feed.unreadCount(of: entries[index].scope) > 0
            else { continue }
            goToEntry(index)
            return true
        }
        return false
    }

    /// The selected source; `nil` for a list of several.
    var selectedSource: DisplayedSource? {
        guard case .source(let index) = choice.scope else { return nil }
        return displayed?.sources[index]
    }

    // MARK: Drawing

    func drawFeeds(on grid: inout CellGrid) {
        let area = layout.feeds
        guard area.columns > 0, area.rows > 0, let feed = displayed else { return }
        for (row, index) in entryList.visible.enumerated() {
            draw(
                entries[index], of: feed,
                in: CellArea(
                    column: area.column, row: area.row + row, columns: area.columns, rows: 1),
                isSelected: index == entryList.selected, on: &grid)
        }
    }

    private func draw(
        _ entry: FeedsEntry, of feed: DisplayedFeed, in area: CellArea, isSelected: Bool,
        on grid: inout CellGrid
    ) {
        let count = feed.count(beside: entry.scope)
        let words = count > 0 ? "\(count)" : ""
        let left = area.column + 1 + 2 * entry.depth
        let limit = area.column + area.columns - 1
        let space = limit - left - (words.isEmpty ? 0 : words.count + 1)
        let style = CellStyle(count > 0 ? .bold : [])
        grid.put(
            entry.title.displayable.fitted(cells: max(space, 1)), column: left, row: area.row,
            limit: limit, style: style)
        if space > 0 {
            grid.put(
                words, column: limit - words.count, row: area.row, limit: limit,
                style: CellStyle(.dim))
        }
        if case .source(let index) = entry.scope, feed.sources[index].failure != nil {
            grid.put("!", column: area.column, row: area.row, limit: limit, style: CellStyle(.bold))
        }
        highlight(in: area, on: &grid)
        if isSelected { grid.select(area, isActive: side == .feeds) }
    }
}
