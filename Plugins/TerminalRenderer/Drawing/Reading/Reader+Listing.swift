import FeedListing
import FeedModel
import FeedViews

// What the list shows, and where the cursor is in it.
extension Reader {
    /// The place in the feed of the item under the cursor; `nil` in an empty list.
    var selectedItem: Int? { listed.indices.contains(list.selected) ? listed[list.selected] : nil }

    /// True while an article is read whose item is gone.
    var readsGoneItem: Bool {
        if side == .article, let article { article.index == nil } else { false }
    }

    /// Another feed is in place of `last`.
    func replace(_ last: FeedOnShow, by next: FeedOnShow) {
        let oldItems = listed
        choice.scope = Self.scope(named: Self.name(of: choice.scope, in: last), in: next)
        onShow = next
        listed = next.items(of: choice, keeping: keysOnlyListed(of: last))
        let place = next.place(of: list.selected, in: oldItems, of: last, among: listed)
        if side == .article, place?.isSame != true {
            // What is read stays on the screen, though its item is gone.
            article?.index = nil
        } else {
            // Laid out again when it is drawn: it may be another by now.
            article = nil
        }
        list.replaceList(count: listed.count, selecting: place?.row ?? list.selected)
        updateEntries()
    }

    /// The keys of the items that are still listed though they were read or lost their star meanwhile.
    private func keysOnlyListed(of feed: FeedOnShow) -> Set<ItemKey> {
        guard choice.isUnreadOnly || choice.scope == .unread || choice.scope == .starred else {
            return []
        }
        let chosen = Set(feed.items(of: choice))
        return Set(listed.filter { !chosen.contains($0) }.map { ItemKey(feed.row(at: $0).key) })
    }

    /// Lists what is chosen now. The item under the cursor stays there; where it is not listed any more, one
    /// near it comes there.
    ///
    /// - Parameters:
    ///   - kept: stays listed in any case.
    ///   - narrowed: the items of the list, where they are known.
    func relist(keeping kept: Int? = nil, to narrowed: [Int]? = nil) {
        guard let feed = onShow else { return }
        let item = itemBeforeFilter ?? selectedItem
        let keys = kept.map { Set([ItemKey(feed.row(at: $0).key)]) } ?? []
        let before = listed
        listed = narrowed ?? feed.items(of: choice, keeping: keys)
        let row = item.flatMap { self.row(of: $0, orNearIn: before) } ?? 0
        list.replaceList(count: listed.count, selecting: row)
        lastMarking = nil
    }

    /// The row of an item, else that of the next after it in `before` that is listed, else of one before.
    private func row(of item: Int, orNearIn before: [Int]) -> Int? {
        if let row = listed.firstIndex(of: item) { return row }
        var rows: [Int: Int] = [:]
        for (row, item) in listed.enumerated() { rows[item] = row }
        let place = min(list.selected, before.count)
        let after = before[place...].lazy.compactMap { rows[$0] }
        let ahead = before[..<place].reversed().lazy.compactMap { rows[$0] }
        return after.first ?? ahead.first
    }

    /// Lists other items, with the cursor on the one it was on when that list was left.
    func setScope(_ scope: ItemFilter) {
        guard let feed = onShow, scope != choice.scope else { return }
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

    // MARK: Choosing

    func toggleUnreadOnly() {
        choice.isUnreadOnly.toggle()
        relist(keeping: side == .article ? article?.index : nil)
        updateEntries()
    }

    /// Takes what is typed as what the items of the list are to have.
    func setFilter(_ typed: String) {
        let before = choice.filter
        choice.filter = SearchText(typed)
        guard let before, let filter = choice.filter, let feed = onShow,
            typed.utf8.starts(with: before.words.utf8)
        else { return relist() }
        // What goes on as it began is in none of those that were left out.
        relist(to: listed.filter { feed.has(filter, inRowOf: $0) })
    }

    /// Orders the list by `criterion`; where it is, the other way round. Who is at the beginning stays there.
    func setOrder(_ criterion: ItemOrder.Criterion) {
        if choice.order.criterion == criterion {
            choice.order.isReversed.toggle()
        } else {
            choice.order = ItemOrder(criterion: criterion)
        }
        let isAtBeginning = list.selected == 0
        // What is listed stays so, though it was read meanwhile.
        relist(to: onShow?.ordered(listed.sorted(), by: choice.order))
        if isAtBeginning { list.select(0) }
    }

    // MARK: Rows

    /// True where each item takes one row.
    var hasSingleRows: Bool {
        switch rowForm {
        case .automatic: surface.rows < Self.rowsForMore || layout.list.rows < 10
        case .one: true
        case .more: layout.list.rows < 10
        }
    }

    /// On a screen of fewer rows an item takes one.
    private static var rowsForMore: Int { 30 }

    func toggleRows() {
        rowForm = hasSingleRows ? .more : .one
    }

    /// How many rows of the screen a row of the list takes.
    func height(ofRow row: Int) -> Int {
        guard !hasSingleRows, let feed = onShow, listed.indices.contains(row) else { return 1 }
        return rowText(of: listed[row], in: feed).height
    }
}
