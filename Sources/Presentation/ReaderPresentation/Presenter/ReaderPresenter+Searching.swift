import FeedModel

// Searches lists, and texts of items.
extension ReaderPresenter {
    /// The rows, and the bytes of text, searched in one slice.
    static let rowsAtATime = 500
    static let bytesAtATime = 1 << 20

    /// True while a search or a filter has further items, also a search of the user's list.
    public var isSearching: Bool {
        running != nil || filtering != nil || feed?.hasMoreToSearch == true
    }

    /// Searches for a text, an empty one for the last again. In an article the view finds it.
    func search(_ typed: String?) {
        let query: ReaderQuery?
        do throws(QueryError) {
            query = try ReaderQuery(typed ?? "", isTyped: false)
        } catch {
            return notUnderstood(typed ?? "", error)
        }
        guard let query = query ?? search else {
            return show(words[.readerNothingSearched], .nothing)
        }
        search = query
        changes.items = true
        changes.article = true
        if pane != .article {
            find(1, from: 0)
        } else if query.found == nil {
            notFound(query)
        }
    }

    /// Goes to the next match in a direction, `first` rows further on.
    func find(_ direction: Int, from first: Int = 1) {
        guard let search else { return show(words[.readerNothingSearched], .nothing) }
        if pane == .feeds {
            if chooseList(with: search, direction, from: first) { return }
            // What one sees beside the feeds is searched, too.
            set(.items)
        }
        guard !listed.isEmpty || filtering != nil else { return notFound(search) }
        running = ItemSearch(
            query: search, direction: direction, start: selectedRow, first: first, step: first)
        _ = continueSearching()
    }

    func forgetSearch() {
        guard search != nil else { return }
        search = nil
        changes.items = true
        changes.article = true
    }

    private func chooseList(with query: ReaderQuery, _ direction: Int, from first: Int) -> Bool {
        guard let feed, let tree, let chosen = chosenListRow, let text = query.found else {
            return false
        }
        let rows = tree.viewModels(of: shownLists, in: feed)
        let found = FoundPlace(in: rows.count, from: chosen, direction, first: first) { row in
            text.isIn(rows[row].title)
        }
        if let found { chooseList(row: found.index) }
        return found != nil
    }

    /// Searches a bounded number of further items. Returns true if there are more.
    public func continueSearching() -> Bool {
        guard let feed else { return false }
        changing {
            if let filtering {
                continueFiltering(filtering, in: feed)
            } else if let running {
                continueSearch(running, in: feed)
            } else if feed.hasMoreToSearch {
                feed.searchOn(mostItems: Self.rowsAtATime, mostBytes: Self.bytesAtATime)
                // For their counts.
                if !feed.hasMoreToSearch { changes.sources = true }
            }
        }
        return isSearching
    }

    private func continueSearch(_ run: ItemSearch, in feed: ReadFeed) {
        var run = run
        let clock = clock()
        let bytes = feed.searchedBytes + Self.bytesAtATime
        // Begins when a filter has ended, which may have listed further rows, also above.
        if run.step == run.first { run.start = selectedRow }
        let end = listed.count + run.first
        let stop = min(run.step + Self.rowsAtATime, end)
        while run.step < stop, feed.searchedBytes < bytes {
            let row = run.row(in: listed.count)
            if feed.matches(run.query, listed[row], lookingAt: .rowAndTexts, at: clock) {
                return found(row, by: run)
            }
            run.step += 1
        }
        guard run.step < end else {
            running = nil
            return notFound(run.query)
        }
        running = run
        show(progress: run.step, of: end)
    }

    private func found(_ row: Int, by run: ItemSearch) {
        running = nil
        // Says that the search began again at the other end.
        let isAround = run.direction > 0 ? row <= run.start : row >= run.start
        show(run.first > 0 && isAround ? words[.readerLastFound] : "", .nothing)
        goToItem(row: row)
    }

    private func notFound(_ query: ReaderQuery) {
        show(words[phrase: .readerNotFound].around(query.words), .nothing)
    }

    func show(progress done: Int, of all: Int) {
        show(words[phrase: .readerSearching].around("\(done * 100 / all)%"), .progress)
    }

    /// Tells from which place on a query can't be read.
    func notUnderstood(_ typed: String, _ error: QueryError) {
        let rest = String.UnicodeScalarView(typed.unicodeScalars.dropFirst(error.place))
        show(words[phrase: .readerNotUnderstood].around(String(rest)), .nothing)
    }
}
