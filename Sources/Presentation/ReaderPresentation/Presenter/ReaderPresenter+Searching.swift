import FeedModel

// Searches lists, and texts of items.
extension ReaderPresenter {
    /// The rows, and the bytes of text, searched in one slice.
    private static let rowsAtATime = 500
    private static let bytesAtATime = 1 << 20

    /// True while a search has further items.
    public var isSearching: Bool { running != nil }

    /// Searches for a text, an empty one for the last again. In an article the view finds it.
    func search(_ typed: String?) {
        guard let text = typed.flatMap({ SearchText($0) }) ?? search else {
            return show(words[.readerNothingSearched], .nothing)
        }
        search = text
        changes.items = true
        changes.article = true
        if pane != .article { find(1, from: 0) }
    }

    /// Goes to the next match in a direction.
    func find(_ direction: Int) { find(direction, from: 1) }

    private func find(_ direction: Int, from first: Int) {
        guard let search else { return show(words[.readerNothingSearched], .nothing) }
        if pane == .feeds {
            if chooseList(with: search, direction, from: first) { return }
            // What one sees beside the feeds is searched, too.
            set(.items)
        }
        guard !listed.isEmpty else { return notFound(search) }
        running = ItemSearch(
            text: search, direction: direction, start: selectedRow, step: first,
            end: listed.count + first)
        _ = continueSearching()
    }

    func forgetSearch() {
        guard search != nil else { return }
        search = nil
        changes.items = true
        changes.article = true
    }

    private func chooseList(with text: SearchText, _ direction: Int, from first: Int) -> Bool {
        guard let feed, let tree, let chosen = chosenListRow else { return false }
        let rows = tree.viewModels(of: shownLists, in: feed)
        for step in first..<rows.count + first {
            let row = ((chosen + direction * step) % rows.count + rows.count) % rows.count
            guard text.isIn(rows[row].title) else { continue }
            chooseList(row: row)
            return true
        }
        return false
    }

    /// Searches a bounded number of further items. Returns true if there are more.
    public func continueSearching() -> Bool {
        guard let running, let feed else { return false }
        changing { continueSearch(running, in: feed) }
        return isSearching
    }

    private func continueSearch(_ run: ItemSearch, in feed: ReadFeed) {
        var run = run
        var bytes = 0
        let stop = min(run.step + Self.rowsAtATime, run.end)
        while run.step < stop, bytes < Self.bytesAtATime {
            let row = run.row(in: listed.count)
            if feed.has(run.text, inRowOf: listed[row])
                || feed.has(run.text, inTextsOf: listed[row], counting: &bytes)
            {
                return found(row, by: run)
            }
            run.step += 1
        }
        guard run.step < run.end else {
            running = nil
            return notFound(run.text)
        }
        running = run
        show(
            words[phrase: .readerSearching].around("\(run.step * 100 / run.end)%"), .progress)
    }

    private func found(_ row: Int, by run: ItemSearch) {
        running = nil
        // Says that the search began again at the other end.
        let isAround = run.direction > 0 ? row <= run.start : row >= run.start
        show(
            run.end > listed.count && isAround ? words[.readerLastFound] : "", .nothing)
        goToItem(row: row)
    }

    private func notFound(_ text: SearchText) {
        show(words[phrase: .readerNotFound].around(text.words), .nothing)
    }
}
