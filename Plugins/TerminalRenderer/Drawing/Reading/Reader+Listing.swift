import FeedListing
import FeedModel
import FeedViews

// The list and its selection.
extension Reader {
    /// The feed's index of the selected item; `nil` in an empty list.
    var selectedItem: Int? { listed.indices.contains(list.selected) ? listed[list.selected] : nil }

    /// True while the open article's item is gone.
    var readsGoneItem: Bool {
        if side == .article, let article { article.index == nil } else { false }
    }

    /// Replaces the feed `last`.
    func replace(_ last: DisplayedFeed, by next: DisplayedFeed) {
        let oldItems = listed
        choice.scope = Self.scope(named: Self.name(of: choice.scope, in: last), in: next)
        displayed = next
        listed = next.items(of: choice, keeping: keysOnlyListed(of: last))
        let found = next.row(of: list.selected, in: oldItems, of: last, among: listed)
        let staysAtFirst = isUntouched && list.selected == 0
        if side == .article, found?.isSame != true {
            // The open article stays, although its item is gone.
            article?.index = nil
        } else {
            // Laid out again on drawing, since it may have changed.
            article = nil
        }
        list.replaceList(
            count: listed.count, selecting: staysAtFirst ? 0 : found?.row ?? list.selected)
        updateEntries()
    }

    /// Keys of items that stay listed although they were read or unstarred meanwhile.
    private func keysOnlyListed(of feed: DisplayedFeed) -> Set<ItemKey> {
        guard choice.isUnreadOnly || choice.scope == .unread || choice.scope == .starred else {
            return []
        }
        let chosen = Set(feed.items(of: choice))
        return Set(listed.filter { !chosen.contains($0) }.map { ItemKey(feed.row(at: $0).key) })
    }

    /// Updates the list. Keeps the selected item, or selects one nearby.
    ///
    /// - Parameters:
    ///   - kept: always included.
    ///   - narrowed: the list's items, if known.
    func relist(keeping kept: Int? = nil, to narrowed: [Int]? = nil) {
        guard let feed = displayed else { return }
        let item = itemBeforeFilter ?? selectedItem
        let keys = kept.map { Set([ItemKey(feed.row(at: $0).key)]) } ?? []
        let before = listed
        listed = narrowed ?? feed.items(of: choice, keeping: keys)
        let row = item.flatMap { self.row(of: $0, orNearIn: before) } ?? 0
        list.replaceList(count: listed.count, selecting: row)
        lastMarking = nil
    }

    /// Returns the row of an item, else of the next listed one after it in `before`, else before
    /// it.
    private func row(of item: Int, orNearIn before: [Int]) -> Int? {
        if let row = listed.firstIndex(of: item) { return row }
        var rows: [Int: Int] = [:]
        for (row, item) in listed.enumerated() { rows[item] = row }
        let index = min(list.selected, before.count)
        let after = before[index...].lazy.compactMap { rows[$0] }
        let ahead = before[..<index].reversed().lazy.compactMap { rows[$0] }
        return after.first ?? ahead.first
    }

    /// Shows another list, with its last selection.
    func setScope(_ scope: ItemFilter) {
        guard let feed = displayed, scope != choice.scope else { return }
        if let selectedItem {
            leftItems[ItemKey(Self.name(of: choice.scope, in: feed))] = selectedItem
        }
        choice.scope = scope
        choice.filter = nil
        listed = feed.items(of: choice)
        let item = leftItems[ItemKey(Self.name(of: scope, in: feed))]
        list.replaceList(
            count: listed.count, selecting: item.flatMap { listed.firstIndex(of: $0) } ?? 0)
        lastMarking = nil
    }

    // MARK: Selection

    func toggleUnreadOnly() {
        choice.isUnreadOnly.toggle()
        relist(keeping: side == .article ? article?.index : nil)
        updateEntries()
    }

    /// Sets the filter text while it is typed.
    func setFilter(_ typed: String) {
        let before = choice.filter
        choice.filter = SearchText(typed)
        guard let before, let filter = choice.filter, let feed = displayed,
            typed.utf8.starts(with: before.words.utf8)
        else { return relist() }
        // A longer text can't match items that were left out.
        relist(to: listed.filter { feed.has(filter, inRowOf: $0) })
    }

    /// Sorts by `criterion`, or reverses the order if it is current. At the beginning the selection
    /// stays there.
    func setOrder(_ criterion: ItemOrder.Criterion) {
        if choice.order.criterion == criterion {
            choice.order.isReversed.toggle()
        } else {
            choice.order = ItemOrder(criterion: criterion)
        }
        let isAtBeginning = list.selected == 0
        // Listed items stay, although they were read meanwhile.
        relist(to: displayed?.ordered(listed.sorted(), by: choice.order))
        if isAtBeginning { list.select(0) }
    }

    // MARK: Rows

    /// True if each item takes one row.
    var hasSingleRows: Bool {
        switch rowForm {
        case .automatic: surface.rows < Self.rowsForMore || layout.list.rows < 10
        case .one: true
        case .more: layout.list.rows < 10
        }
    }

    /// The screen rows from which items take more than one.
    private static var rowsForMore: Int { 30 }

    func toggleRows() {
        rowForm = hasSingleRows ? .more : .one
    }

    /// Returns the screen rows of an item.
    func height(ofRow row: Int) -> Int {
        guard !hasSingleRows, let feed = displayed, listed.indices.contains(row) else { return 1 }
        return rowText(of: listed[row], in: feed).height
    }
}
