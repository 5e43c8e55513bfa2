import FeedModel

// The chosen list, its filter and its order.
extension ReaderPresenter {
    /// True if there is more than one list to choose from.
    var hasLists: Bool { tree?.isEmpty == false }

    /// The row of the chosen list.
    var chosenListRow: Int? {
        guard let tree else { return nil }
        return shownLists.firstIndex { tree.scope(at: $0) == scope }
    }

    /// The chosen source; `nil` for a list of several.
    var chosenSource: FeedSourceViewModel? {
        guard let feed, case .source(let index) = scope else { return nil }
        return feed.sources[index]
    }

    var title: String {
        switch scope {
        case .all: feed?.feed.title ?? ""
        case .unread: words[.readerUnread]
        case .starred: words[.readerStarred]
        case .folder(let path): path.wrappedValue
        case .source: chosenSource?.title ?? ""
        case .search(let number): feed?.searches[number].search.name ?? ""
        }
    }

    /// Chooses again which lists are shown.
    func updateLists() {
        guard let feed, let tree else { return }
        shownLists = tree.rows(isUnreadOnly: isUnreadOnly, keeping: scope, of: feed)
        changes.sources = true
    }

    // MARK: Choosing

    func chooseList(_ request: ReaderActionRequest) -> FeedRequestOutcome {
        guard let row = request.row, shownLists.indices.contains(row) else { return .refused }
        set(.feeds)
        chooseList(row: row)
        return .done
    }

    /// Chooses the list of a row, the nearest if there is none.
    func chooseList(row: Int) {
        guard let tree, !shownLists.isEmpty else { return }
        choose(tree.scope(at: shownLists[min(max(row, 0), shownLists.count - 1)]))
    }

    /// Lists other items, with the one that was selected when they were listed last.
    func choose(_ next: ListScope) {
        guard let feed, next != scope else { return }
        if let selectedItem { leftItems[ExactText(feed.name(of: scope))] = selectedItem }
        scope = next
        ownOrder = orderOfFeed
        (filter, itemBeforeFilter) = (nil, nil)
        list(feed)
        let item = leftItems[ExactText(feed.name(of: next))]
        selectedRow = item.flatMap { listed.firstIndex(of: $0) } ?? 0
        lastMarking = nil
        changes.addRows()
        changes.sources = true
    }

    /// Chooses the next feed that has unread items, cyclically. Returns false if there is none.
    func chooseNextUnreadFeed(in feed: ReadFeed) -> Bool {
        switch scope {
        case .all, .unread, .starred, .search: return false
        case .folder, .source: break
        }
        guard let tree, let chosen = chosenListRow else { return false }
        for step in 1..<shownLists.count {
            let row = (chosen + step) % shownLists.count
            guard case .source(let index) = tree.scope(at: shownLists[row]),
                feed.counts(ofSource: index).unread > 0
            else { continue }
            chooseList(row: row)
            return true
        }
        return false
    }

    // MARK: Rows

    /// Lists the items of the chosen list anew.
    ///
    /// - Parameters:
    ///   - kept: items that stay, whatever their states are.
    ///   - shown: an item that the filter does not leave out.
    func list(_ feed: ReadFeed, keeping kept: Set<Int> = [], showing shown: Int? = nil) {
        unfiltered = feed.items(of: scope, isUnreadOnly: isUnreadOnly, keeping: kept)
        applyFilter(to: feed, showing: shown)
    }

    private func applyFilter(to feed: ReadFeed, showing shown: Int? = nil) {
        filtering = nil
        if filter != nil {
            filter(ItemFiltering(shown: shown), in: feed)
        } else {
            listed = feed.ordered(unfiltered, by: order)
        }
    }

    /// Lists further items that match: all, or a slice of them if the filter reads texts.
    private func filter(_ run: ItemFiltering, in feed: ReadFeed) {
        guard let filter else { return }
        var run = run
        let clock = clock()
        let most = filter.readsTexts ? Self.rowsAtATime : .max
        let stop = min(run.next.addingReportingOverflow(most).partialValue, unfiltered.count)
        let bytes = feed.searchedBytes + Self.bytesAtATime
        while run.next < stop, feed.searchedBytes < bytes {
            let item = unfiltered[run.next]
            if item == run.shown || feed.matches(filter, item, at: clock) {
                run.matches.append(item)
            }
            run.next += 1
        }
        var found = run.matches
        // Before its turn, since its article is open.
        if let shown = run.shown, unfiltered.dropFirst(run.next).contains(shown) {
            found.append(shown)
        }
        listed = feed.ordered(FeedItemIndices(found), by: order)
        filtering = run.next < unfiltered.count ? run : nil
    }

    /// Lists a further slice of the filtered items, below those found so far.
    func continueFiltering(_ run: ItemFiltering, in feed: ReadFeed) {
        let item = itemBeforeFilter ?? selectedItem
        let selected = selectedItem
        filter(run, in: feed)
        selectedRow =
            item.flatMap { listed.firstIndex(of: $0) }
            ?? selected.flatMap { listed.firstIndex(of: $0) } ?? 0
        changes.addRows()
        guard let filtering else { return show("") }
        show(progress: filtering.next, of: unfiltered.count)
    }

    /// Replaces the rows by `body`. Keeps the selected item, or selects one nearby.
    private func relist(_ body: (ReadFeed) -> Void) {
        guard let feed else { return }
        let item = itemBeforeFilter ?? selectedItem
        let before = listed
        body(feed)
        if filtering != nil || listed.isEmpty { itemBeforeFilter = item }
        selectedRow = item.flatMap { row(of: $0, orNearIn: before) } ?? 0
        lastMarking = nil
        changes.addRows()
    }

    /// Returns the row of an item, else of the next listed one after it in `before`, else before it.
    private func row(of item: Int, orNearIn before: FeedItemIndices) -> Int? {
        if let row = listed.firstIndex(of: item) { return row }
        var rows: [Int: Int] = [:]
        for (row, item) in listed.enumerated() { rows[item] = row }
        let index = min(selectedRow, before.count)
        let after = before[index...].lazy.compactMap { rows[$0] }
        let ahead = before[..<index].reversed().lazy.compactMap { rows[$0] }
        return after.first ?? ahead.first
    }

    /// Filters by a text; while it is typed, the item that was selected before is selected again
    /// whenever it is listed. The same text again is one that the user has confirmed.
    func filter(by typed: String) {
        let isConfirmed = typedFilter?.utf8.elementsEqual(typed.utf8) == true
        typedFilter = typed
        let next: ReaderQuery?
        do throws(QueryError) {
            next = try ReaderQuery(typed, isTyped: !isConfirmed)
        } catch {
            return notUnderstood(typed, error)
        }
        set(.items)
        guard next != nil || filter != nil else { return }
        if itemBeforeFilter == nil { itemBeforeFilter = selectedItem }
        let last = filter
        filter = next
        relist { feed in
            guard let last, let next, last.includes(next), filtering == nil else {
                return applyFilter(to: feed)
            }
            // A longer text is not in items that have been left out.
            let clock = clock()
            listed = FeedItemIndices(listed.filter { feed.matches(next, $0, at: clock) })
        }
    }

    func toggleUnreadOnly() {
        isUnreadOnly.toggle()
        let open = pane == .article && gone == nil ? selectedItem : nil
        relist { list($0, keeping: open.map { [$0] } ?? [], showing: open) }
        updateLists()
    }

    // MARK: Order

    /// The order that the user has set for the feed that is listed.
    var orderOfFeed: ItemOrder? {
        chosenSource?.order ?? (feed?.sources.count == 1 ? feed?.sources[0].order : nil)
    }

    var order: ItemOrder {
        get { ownOrder ?? generalOrder }
        set { if ownOrder == nil { generalOrder = newValue } else { ownOrder = newValue } }
    }

    /// Sorts by a criterion, by its name; without one, by the next. The current one is reversed.
    func sort(_ name: String?) -> FeedRequestOutcome {
        let criteria = ItemOrder.Criterion.allCases
        if let name {
            if name.utf8.elementsEqual(ItemOrder.reversal.utf8) {
                sort(by: order.criterion)
            } else if let criterion = ItemOrder.Criterion(rawValue: name) {
                sort(by: criterion)
            } else {
                return .refused
            }
        } else if let index = criteria.firstIndex(of: order.criterion) {
            sort(by: criteria[(index + 1) % criteria.count])
        }
        return .done
    }

    /// At the beginning the selection stays there.
    private func sort(by criterion: ItemOrder.Criterion) {
        if order.criterion == criterion {
            order.isReversed.toggle()
        } else {
            order = ItemOrder(criterion)
        }
        let isAtBeginning = selectedRow == 0 && pane != .article
        let inFeedOrder = FeedItemIndices(listed.sorted())
        relist { listed = $0.ordered(inFeedOrder, by: order) }
        if isAtBeginning { (selectedRow, itemBeforeFilter) = (0, nil) }
    }

    var orderWords: String {
        guard order != ItemOrder() else { return "" }
        return words[.readerSortBy] + " " + words[order.criterion.word]
            + (order.isReversed ? " ↑" : " ↓")
    }

    /// Why the list is not that of the feed, in words.
    func conditionWords(_ orderWords: String) -> String {
        var parts: [String] = []
        if isUnreadOnly { parts.append(words[.readerUnread]) }
        if let filter { parts.append(words[phrase: .readerFilteredBy].around(filter.words)) }
        if !orderWords.isEmpty { parts.append(orderWords) }
        return parts.joined(separator: " · ")
    }
}

extension ItemOrder.Criterion {
    fileprivate var word: FeedWord {
        switch self {
        case .asLoaded: .readerAsLoaded
        case .date: .readerByDate
        case .title: .readerByTitle
        case .source: .readerBySource
        }
    }
}
