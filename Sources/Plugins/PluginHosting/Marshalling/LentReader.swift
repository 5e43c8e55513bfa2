import FeedPluginAPI
import FeedViews

/// The view models of a reader lent to an in-process plugin.
@safe final class LentReader {
    private let sources = LentModels()
    private let items = LentModels()
    private let articles = LentModels()
    private let notices = LentModels()
    private let host: HostTable
    /// The rows of the last list and of the one before, by version.
    private var rows: [(version: UInt64, indices: FeedItemIndices)] = []

    /// - Parameter host: receives reports of invalid queries.
    init(telling host: HostTable) {
        self.host = host
    }

    func lend(_ model: SourceListViewModel) -> UnsafePointer<feed_source_list>? {
        let arena = sources.next()
        return unsafe arena.value(arena.sources(model))
    }

    func lend(
        _ model: ItemListViewModel, of feed: UnsafePointer<feed_view_model>?
    ) -> UnsafePointer<feed_item_list>? {
        let arena = items.next()
        rows = rows.suffix(1) + [(model.version, model.indices)]
        var lent = unsafe arena.items(model)
        unsafe lent.feed = unsafe feed
        unsafe lent.host_context = Unmanaged.passUnretained(self).toOpaque()
        unsafe lent.item_index = { list, row in
            guard let list = unsafe list else {
                HostTable.reportNull("list", for: "item_index")
                return .max
            }
            guard let context = unsafe list.pointee.host_context else { return .max }
            let reader = unsafe Unmanaged<LentReader>.fromOpaque(context).takeUnretainedValue()
            return unsafe reader.index(at: row, in: list.pointee.version)
        }
        return unsafe arena.value(lent)
    }

    func lend(
        _ model: OpenArticleViewModel, of feed: UnsafePointer<feed_view_model>?
    ) -> UnsafePointer<feed_open_article>? {
        let arena = articles.next()
        var lent = unsafe arena.article(model)
        unsafe lent.feed = unsafe feed
        return unsafe arena.value(lent)
    }

    func lend(_ model: NoticeViewModel) -> UnsafePointer<feed_notice>? {
        let arena = notices.next()
        return unsafe arena.value(arena.notice(model))
    }

    private func index(at row: UInt64, in version: UInt64) -> UInt64 {
        guard host.isOnPluginThread else {
            host.report("called item_index from another thread than its own; refused")
            return .max
        }
        guard let list = rows.last(where: { $0.version == version }) else { return .max }
        guard row < UInt64(list.indices.count) else {
            host.report("asked for row \(row) of \(list.indices.count), which is not there")
            return .max
        }
        return UInt64(list.indices[Int(row)])
    }
}
