// The feed, and its successors.
extension ReaderPresenter {
    /// Replaces the feed; the user's place is found again in it. A feed of the same revision only has
    /// other states.
    public func display(_ viewModel: FeedViewModel) {
        changing {
            if let feed, feed.revision != 0, feed.revision == viewModel.revision {
                feed.take(viewModel)
                // The own request knows which items it is about.
                if !isRequestingStates { statesDidChange() }
                return
            }
            let next = ReadFeed(viewModel, at: clock())
            let interrupted = running
            // What the notice says is no longer so: the same action again would mark the news.
            if running != nil || filtering != nil || notice.action == .allRead { showProgress() }
            running = nil
            lastMarking = nil
            leftItems = [:]
            if let last = feed {
                replace(last, by: next)
            } else {
                feed = next
                ownOrder = orderOfFeed
                list(next)
            }
            makeTree(of: next)
            displayedLists = nil
            changes.addRows()
            restorePendingPosition()
            if let interrupted { find(interrupted.direction, from: interrupted.first) }
        }
    }

    /// Shows that something failed, which ``ReaderAction/retry`` then tries again.
    public func display(_ viewModel: FeedErrorViewModel) {
        hasFailures = viewModel.message != nil
    }

    private func makeTree(of feed: ReadFeed) {
        tree = SourceTree(of: feed, words: words)
        if !hasLists, pane == .feeds { set(.items) }
        updateLists()
    }

    private func replace(_ last: ReadFeed, by next: ReadFeed) {
        var following = FeedFollowing(from: last, to: next)
        let oldRows = listed
        let oldRow = selectedRow
        var kept: Set<Int> = []
        for item in last.items(of: unfiltered, onlyKeptIn: scope, isUnreadOnly: isUnreadOnly) {
            if let index = following.index(following: item) { kept.insert(index) }
        }
        var openItem: Int?
        if pane == .article {
            if let gone {
                var following = FeedFollowing(from: gone.feed, to: next)
                openItem = following.index(following: gone.index)
            } else {
                openItem = selectedItem.flatMap { following.index(following: $0) }
            }
            if let openItem { kept.insert(openItem) }
        }
        let wasGone = gone
        let staysAtFirst = isUntouched && selectedRow == 0
        let awaited =
            staysAtFirst
            ? nil
            : (itemBeforeFilter ?? selectedItem).flatMap { following.index(following: $0) }
        let returning = returningFeed.flatMap { next.scope(ofFeed: $0) }
        scope = returning ?? next.scope(named: last.name(of: scope))
        feed = next
        // What the user has sorted by since stays.
        if orderOfFeed == nil || returning != nil { ownOrder = orderOfFeed }
        list(next, keeping: kept, showing: openItem)
        // A filter in slices may list it later.
        if itemBeforeFilter != nil || filtering != nil { itemBeforeFilter = awaited }
        var rows = Array(repeating: Int32(-1), count: next.count)
        for (row, index) in listed.enumerated() { rows[index] = Int32(row) }
        if let openItem, rows[openItem] >= 0 {
            gone = nil
            selectedRow = Int(rows[openItem])
            return
        }
        func row(of oldRow: Int) -> Int? {
            guard let index = following.index(following: oldRows[oldRow]), rows[index] >= 0 else {
                return nil
            }
            return Int(rows[index])
        }
        let after = (oldRow..<max(oldRows.count, oldRow)).lazy.compactMap { row(of: $0) }.first
        let found =
            after
            ?? (0..<min(oldRow, oldRows.count)).reversed().lazy
            .compactMap { row(of: $0) }.first
        if pane == .article {
            if let wasGone {
                gone = wasGone
            } else if let index = oldRows.indices.contains(oldRow) ? oldRows[oldRow] : nil {
                // The article stays to be read.
                gone = GoneArticle(
                    feed: last, index: index, isBeforeSelection: after != nil || found == nil)
            }
        }
        selectedRow = staysAtFirst && pane != .article ? 0 : bounded(found ?? oldRow)
    }

    /// Takes over states that were changed elsewhere; rows stay.
    ///
    /// - Parameter items: the indices of the changed items; `nil` for all.
    public func statesDidChange(of items: FeedItemStateChange.Items? = nil) {
        guard let feed else { return }
        changing {
            let items = items ?? .range(0..<feed.count)
            feed.takeStates(of: items)
            noteStates(of: items)
        }
    }

    /// Notes that views have to show states of items again.
    func noteStates(of items: FeedItemStateChange.Items) {
        changes.sources = true
        changes.article = true
        let items = items.indexes
        changes.addStates(ofRows: items.count == 1 ? rows(of: items[0]) : 0..<listed.count)
    }

    private func rows(of item: Int) -> Range<Int> {
        let row = selectedItem == item ? selectedRow : listed.firstIndex(of: item)
        return row.map { $0..<$0 + 1 } ?? 0..<0
    }
}
