package import FeedPluginAPI
package import FeedViews

// View models of a reader as C structs.

extension Arena {
    package func sources(_ model: SourceListViewModel) -> feed_source_list {
        var lent = unsafe sized(feed_source_list())
        unsafe lent.version = model.version
        unsafe lent.rows_version = model.rowsVersion
        unsafe lent.rows = list(model.rows) { row in
            var lent = unsafe sized(feed_source_row())
            unsafe lent.kind = row.kind.rawValue
            unsafe lent.depth = UInt32(clamping: row.depth)
            unsafe lent.title = string(row.title)
            unsafe lent.count = UInt64(clamping: row.count)
            unsafe lent.failure = string(row.failure)
            unsafe lent.source_index = Self.row(row.sourceIndex)
            return unsafe lent
        }
        unsafe lent.selected_row = Self.row(model.selectedRow)
        unsafe lent.is_active = model.isActive ? 1 : 0
        return unsafe lent
    }

    /// Leaves out the feed, and the function for its rows.
    package func items(_ model: ItemListViewModel) -> feed_item_list {
        let changed = model.change.hasNewRows ? model.indices.indices : model.change.changedRows
        var lent = unsafe sized(feed_item_list())
        unsafe lent.version = model.version
        unsafe lent.rows_version = model.rowsVersion
        unsafe lent.row_count = UInt64(model.indices.count)
        unsafe lent.selected_row = Self.row(model.selectedRow)
        unsafe lent.changed_first = UInt64(clamping: changed.lowerBound)
        unsafe lent.changed_count = UInt64(changed.count)
        unsafe lent.has_new_rows = model.change.hasNewRows ? 1 : 0
        unsafe lent.has_new_selection = model.change.hasNewSelection ? 1 : 0
        unsafe lent.is_active = model.isActive ? 1 : 0
        unsafe lent.is_unread_only = model.isUnreadOnly ? 1 : 0
        unsafe lent.order = feed_item_order(model.order.criterion)
        unsafe lent.is_reversed = model.order.isReversed ? 1 : 0
        unsafe lent.title = string(model.title)
        unsafe lent.filter = string(model.filter)
        unsafe lent.search = string(model.search)
        unsafe lent.order_text = string(model.orderWords)
        unsafe lent.condition_text = string(model.conditionWords)
        unsafe lent.failure = string(model.failure)
        unsafe lent.empty_text = string(model.emptyWords)
        return unsafe lent
    }

    /// Leaves out the feed.
    package func article(_ model: OpenArticleViewModel) -> feed_open_article {
        var lent = unsafe sized(feed_open_article())
        unsafe lent.index = Self.row(model.index)
        unsafe lent.version = model.version
        unsafe lent.states = model.states.rawValue
        unsafe lent.is_gone = model.isGone ? 1 : 0
        unsafe lent.is_open = model.isOpen ? 1 : 0
        unsafe lent.search = string(model.search)
        return unsafe lent
    }

    package func notice(_ model: NoticeViewModel) -> feed_notice {
        var lent = unsafe sized(feed_notice())
        unsafe lent.text = string(model.words)
        unsafe lent.kind = model.kind.rawValue
        unsafe lent.action = string(model.action?.rawValue)
        unsafe lent.initial_text = string(model.text)
        return unsafe lent
    }

    /// FEED_NO_ROW, FEED_NO_ITEM or FEED_NO_SOURCE for none.
    private static func row(_ row: Int?) -> UInt64 { row.map { UInt64(clamping: $0) } ?? .max }
}

extension feed_item_order {
    fileprivate init(_ criterion: ItemOrder.Criterion) {
        switch criterion {
        case .asLoaded: self = feed_item_order(FEED_ORDER_LOADED)
        case .date: self = feed_item_order(FEED_ORDER_DATE)
        case .title: self = feed_item_order(FEED_ORDER_TITLE)
        case .source: self = feed_item_order(FEED_ORDER_SOURCE)
        }
    }
}
