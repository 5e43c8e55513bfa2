import FeedPluginAPI
import FeedViews
import Glibc
import PluginHosting
import WorkerProtocol

/// A feed that a worker lends on to its plugin, straight from the memory shared by the host.
///
/// Items, details, texts and sources arrive in batches as the plugin asks for them, until the next
/// feed has been displayed.
@safe final class BorrowedFeed {
    let revision: UInt64
    let itemCount: Int
    /// For the plugin; on a page that becomes unreadable when the feed is gone.
    private var page: BorrowedPage?
    var model: UnsafePointer<feed_view_model>? {
        unsafe page?.pointer(to: feed_view_model.self)
    }
    private let thread = pthread_self()
    private let items = unsafe BorrowedBatch<feed_item>()
    /// By the requested parts.
    private var details: [feed_detail_parts: BorrowedBatch<feed_item_detail>] = unsafe [:]
    /// By the requested parts.
    private var articles: [feed_article_parts: BorrowedBatch<feed_article>] = unsafe [:]
    private var texts: [feed_text: BorrowedBatch<feed_string>] = unsafe [:]
    private let sources = unsafe BorrowedBatch<feed_source>()
    private var sourceCount = 0
    private var document: UnsafePointer<feed_document>?
    private weak var session: WorkerSession?
    /// Receives reports of invalid queries.
    private let host: HostTable?

    /// Creates the feed at an address named by the host; `model` is `nil` if nothing is mapped
    /// there.
    init(at address: UInt64, revision: UInt64, itemCount: Int, session: WorkerSession) {
        self.revision = revision
        self.itemCount = itemCount
        self.session = session
        host = session.host
        let memory = session.memory
        guard let lent = unsafe memory.values(feed_view_model.self, at: address) else { return }
        var copy = unsafe lent.pointee
        unsafe copy.revision = revision
        unsafe copy.item_count = UInt64(itemCount)
        unsafe document = unsafe memory.values(
            feed_document.self, at: UInt64(UInt(bitPattern: copy.host_context)))
        unsafe copy.document = { model in
            unsafe BorrowedFeed.from(model, for: "document")?.document
        }
        unsafe copy.host_context = Unmanaged.passUnretained(self).toOpaque()
        unsafe copy.item = { model, index in
            unsafe BorrowedFeed.from(model, for: "item")?.item(at: index)
        }
        sourceCount = unsafe Int(clamping: copy.source_count)
        unsafe copy.item_detail = { model, index, parts in
            unsafe BorrowedFeed.from(model, for: "item_detail")?.detail(at: index, parts)
        }
        unsafe copy.article = { model, index, parts in
            unsafe BorrowedFeed.from(model, for: "article")?.article(at: index, parts)
        }
        unsafe copy.source = { model, index in
            unsafe BorrowedFeed.from(model, for: "source")?.source(at: index)
        }
        unsafe copy.item_text = { model, index, which in
            unsafe BorrowedFeed.from(model, for: "item_text")?.text(which, at: index)
                ?? feed_string()
        }
        page = unsafe BorrowedPage(holding: copy, in: memory)
    }

    /// Returns the feed whose function `name` is called; reports it and returns `nil` on another
    /// thread than the plugin's.
    private static func from(
        _ model: UnsafePointer<feed_view_model>?, for name: StaticString
    ) -> BorrowedFeed? {
        guard let model = unsafe model else {
            HostTable.reportNull("model", for: name)
            return nil
        }
        guard let context = unsafe model.pointee.host_context else { return nil }
        let feed = unsafe Unmanaged<BorrowedFeed>.fromOpaque(context).takeUnretainedValue()
        guard pthread_equal(pthread_self(), feed.thread) != 0 else {
            feed.host?.report("called \(name) from another thread than its own; refused")
            return nil
        }
        return feed
    }

    private func item(at index: UInt64) -> UnsafePointer<feed_item>? {
        unsafe value(at: index, in: items, asking: WorkerQuery(.items, of: revision, at: index))
    }

    private func detail(
        at index: UInt64, _ parts: feed_detail_parts
    ) -> UnsafePointer<feed_item_detail>? {
        let parts = parts & FeedDetailParts.all.rawValue
        return unsafe value(
            at: index, in: Self.batch(parts, of: &details),
            asking: WorkerQuery(.details, of: revision, part: parts, at: index))
    }

    private func article(
        at index: UInt64, _ parts: feed_article_parts
    ) -> UnsafePointer<feed_article>? {
        let parts = parts & FeedArticleParts.all.rawValue
        return unsafe value(
            at: index, in: Self.batch(parts, of: &articles),
            asking: WorkerQuery(.articles, of: revision, part: parts, at: index))
    }

    private func source(at index: UInt64) -> UnsafePointer<feed_source>? {
        guard index < UInt64(sourceCount) else {
            host?.report("asked for source \(index) of \(sourceCount), which is not there")
            return nil
        }
        return unsafe sources.value(
            at: index, asking: WorkerQuery(.sources, of: revision, at: index), by: session)
    }

    /// Drops batches that contain states, after states have changed.
    func forgetStates() {
        unsafe items.forget()
        unsafe sources.forget()
    }

    private func text(_ which: feed_text, at index: UInt64) -> feed_string {
        guard feed_text(FEED_TEXT_EXCERPT)...feed_text(FEED_TEXT_TIME) ~= which else {
            host?.report("asked for text \(which) of an item, which is not there")
            return unsafe feed_string()
        }
        guard
            let text = unsafe value(
                at: index, in: Self.batch(which, of: &texts),
                asking: WorkerQuery(
                    .texts, of: revision, part: UInt32(bitPattern: which), at: index))
        else { return unsafe feed_string() }
        return unsafe text.pointee
    }

    private static func batch<Key: Hashable, Value>(
        _ key: Key, of batches: inout [Key: BorrowedBatch<Value>]
    ) -> BorrowedBatch<Value> {
        if let batch = batches[key] { return batch }
        let batch = BorrowedBatch<Value>()
        batches[key] = batch
        return batch
    }

    /// Returns a value for an item from the current batch, or asks the host for the next one.
    private func value<Value>(
        at index: UInt64, in batch: BorrowedBatch<Value>, asking query: WorkerQuery
    ) -> UnsafePointer<Value>? {
        guard index < UInt64(itemCount) else {
            host?.report("asked for item \(index) of \(itemCount), which is not there")
            return nil
        }
        return unsafe batch.value(at: index, asking: query, by: session)
    }
}
