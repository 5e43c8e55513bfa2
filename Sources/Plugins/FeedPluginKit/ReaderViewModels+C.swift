import FeedPluginAPI
import FeedViews

// View models of a reader, copied from the host's; rows and items stay the host's.

extension SourceListViewModel {
    init(_ model: UnsafePointer<feed_source_list>, revision: UInt64) {
        unsafe self.init(
            revision: revision, version: model.pointee.version,
            rowsVersion: model.pointee.rows_version,
            rows: model.pointee.rows.map(of: feed_source_row.self) {
                unsafe SourceRowViewModel($0)
            },
            selectedRow: Int(exactly: model.pointee.selected_row),
            isActive: model.pointee.is_active != 0)
    }
}

extension SourceRowViewModel {
    fileprivate init(_ row: UnsafePointer<feed_source_row>) {
        unsafe self.init(
            kind: Kind(rawValue: row.pointee.kind) ?? .feed,
            title: String(feedString: row.pointee.title), depth: Int(row.pointee.depth),
            count: Int(clamping: row.pointee.count), failure: row.pointee.failure.text,
            sourceIndex: Int(exactly: row.pointee.source_index))
    }
}

extension ItemListViewModel {
    init(_ model: UnsafePointer<feed_item_list>, items: LentItems, rows: LentRows) {
        let first = unsafe Int(clamping: model.pointee.changed_first)
        let count = unsafe Int(clamping: model.pointee.changed_count)
        unsafe self.init(
            revision: items.revision, version: model.pointee.version,
            rowsVersion: model.pointee.rows_version,
            change: ItemListChange(
                hasNewRows: model.pointee.has_new_rows != 0, changedRows: first..<first + count,
                hasNewSelection: model.pointee.has_new_selection != 0),
            title: String(feedString: model.pointee.title), items: FeedItemViewModels(items),
            indices: FeedItemIndices(count: Int(clamping: model.pointee.row_count)) {
                rows.index(at: $0)
            },
            selectedRow: Int(exactly: model.pointee.selected_row),
            isActive: model.pointee.is_active != 0,
            isUnreadOnly: model.pointee.is_unread_only != 0,
            filter: String(feedString: model.pointee.filter),
            search: String(feedString: model.pointee.search),
            order: ItemOrder(
                ItemOrder.Criterion(model.pointee.order),
                isReversed: model.pointee.is_reversed != 0),
            orderWords: String(feedString: model.pointee.order_text),
            conditionWords: String(feedString: model.pointee.condition_text),
            failure: model.pointee.failure.text,
            emptyWords: String(feedString: model.pointee.empty_text))
    }
}

extension ItemOrder.Criterion {
    fileprivate init(_ order: feed_item_order) {
        switch order {
        case feed_item_order(FEED_ORDER_DATE): self = .date
        case feed_item_order(FEED_ORDER_TITLE): self = .title
        case feed_item_order(FEED_ORDER_SOURCE): self = .source
        default: self = .asLoaded
        }
    }
}

extension OpenArticleViewModel {
    init(_ model: UnsafePointer<feed_open_article>, items: LentItems) {
        unsafe self.init(
            revision: items.revision, version: model.pointee.version,
            items: FeedItemViewModels(items), index: Int(exactly: model.pointee.index),
            isGone: model.pointee.is_gone != 0, isOpen: model.pointee.is_open != 0,
            states: FeedItemStates(rawValue: model.pointee.states),
            search: String(feedString: model.pointee.search))
    }
}

extension NoticeViewModel {
    init(_ model: UnsafePointer<feed_notice>) {
        unsafe self.init(
            String(feedString: model.pointee.text),
            kind: Kind(rawValue: model.pointee.kind) ?? .done)
        // Earlier hosts ask for no text.
        guard unsafe model.pointee.size >= MemoryLayout<feed_notice>.size else { return }
        action = unsafe ReaderAction(rawValue: String(feedString: model.pointee.action))
        text = unsafe String(feedString: model.pointee.initial_text)
    }
}
