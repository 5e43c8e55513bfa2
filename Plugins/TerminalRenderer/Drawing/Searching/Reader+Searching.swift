import FeedViews
import TextRendering

// Searches the list, items' texts, and an article.
extension Reader {
    /// The rows, and the bytes of text, searched in one step.
    private static let rowsAtATime = 500
    private static let bytesAtATime = 1 << 20

    /// Goes to the next match, `first` positions further on.
    func find(_ direction: Int, from first: Int) {
        guard let search else {
            notice = words[.readerNothingSearched]
            return
        }
        switch side {
        case .article: if let open = article { find(search, in: open, direction, from: first) }
        case .feeds:
            // A text that is in no feed's title is one of the items beside it.
            if !findFeed(search, direction, from: first) {
                findItem(search, direction, from: first)
            }
        case .list: findItem(search, direction, from: first)
        }
    }

    private func findItem(_ search: SearchText, _ direction: Int, from first: Int) {
        listSearch = ListSearch(
            text: search, direction: direction, start: list.selected, step: first,
            end: listed.count + first)
        continueSearch()
    }

    package var isSearching: Bool { listSearch != nil }

    /// Searches some more items.
    package func continueSearch() {
        guard var run = listSearch, let feed = displayed else { return }
        var bytes = 0
        let stop = min(run.step + Self.rowsAtATime, run.end)
        while run.step < stop, bytes < Self.bytesAtATime {
            let count = listed.count
            let row = ((run.start + run.direction * run.step) % count + count) % count
            if feed.has(run.text, inRowOf: listed[row])
                || feed.has(run.text, inTextsOf: listed[row], counting: &bytes)
            {
                return found(row, by: run)
            }
            run.step += 1
        }
        guard run.step < run.end else {
            listSearch = nil
            notice = words[phrase: .readerNotFound].around(run.text.words)
            return
        }
        listSearch = run
        notice = words[phrase: .readerSearching].around("\(run.step * 100 / run.end)%")
    }

    private func found(_ row: Int, by run: ListSearch) {
        listSearch = nil
        notice = ""
        // Reports that the search wrapped around.
        let isAround = run.direction > 0 ? row <= run.start : row >= run.start
        if run.end > listed.count, isAround { notice = words[.readerLastFound] }
        if side == .feeds { side = .list }
        list.select(row)
    }

    /// Returns false if no feed's title has the text.
    private func findFeed(_ search: SearchText, _ direction: Int, from first: Int) -> Bool {
        let count = entries.count
        for step in first..<count + first {
            let index = ((entryList.selected + direction * step) % count + count) % count
            guard search.isIn(entries[index].title) else { continue }
            goToEntry(index)
            return true
        }
        return false
    }

    private func find(
        _ search: SearchText, in open: OpenArticle, _ direction: Int, from first: Int
    ) {
        var line = open.top + direction * first
        while line >= 0, line < open.lines.count {
            if search.isIn(open.text(ofLine: line)) {
                article?.scroll(to: line)
                // At the end of an article the line can't be at the top.
                if article?.top == open.top, first > 0, direction > 0 {
                    notice = words[.readerLastFound]
                }
                return
            }
            line += direction
        }
        notice = words[phrase: .readerNotFound].around(search.words)
    }
}
