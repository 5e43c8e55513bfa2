import FeedPluginAPI
import Glibc
import PluginHosting
import WorkerProtocol

/// A feed as a worker lends it on to its plugin: straight from the memory the host lends.
///
/// Items, details, texts and sources come in stretches, as the plugin asks for them, from its display until the
/// next feed has been displayed.
@safe final class BorrowedFeed {
    /// A stretch of what is known of items.
    @unsafe private struct Stretch<Value> {
        var first: UInt64 = 0
        var count: UInt64 = 0
        var values: UnsafePointer<Value>?

        func value(at index: UInt64) -> UnsafePointer<Value>? {
            guard unsafe index >= first, unsafe index - first < count else { return nil }
            return unsafe values.map { unsafe $0 + Int(index - first) }
        }
    }

    /// Which feed it is.
    let revision: UInt64
    /// How many items it has.
    let itemCount: Int
    /// Handed to the plugin, on a page that can't be read any more when the feed is gone.
    private(set) var model: UnsafePointer<feed_view_model>?
    private let thread = pthread_self()
    private let memory: BorrowedMemory
    private var items = unsafe Stretch<feed_item>()
    /// By the parts that were asked for.
    private var details: [feed_detail_parts: Stretch<feed_item_detail>] = unsafe [:]
    private var texts: [feed_text: Stretch<feed_string>] = unsafe [:]
    private var sources = unsafe Stretch<feed_source>()
    private var sourceCount = 0
    private weak var session: WorkerSession?
    /// Is told what is asked for that may not be.
    private let host: HostTable?

    /// Takes the feed at an address that the host names; `model` is `nil` where there is none.
    init(at address: UInt64, revision: UInt64, itemCount: Int, session: WorkerSession) {
        self.revision = revision
        self.itemCount = itemCount
        self.session = session
        host = session.host
        memory = session.memory
        unsafe model = nil
        guard let lent = unsafe memory.values(feed_view_model.self, at: address) else { return }
        var copy = unsafe lent.pointee
        unsafe copy.revision = revision
        unsafe copy.item_count = UInt64(itemCount)
        unsafe copy.host_context = Unmanaged.passUnretained(self).toOpaque()
        unsafe copy.item = { model, index in
            unsafe BorrowedFeed.from(model, for: "item")?.item(at: index)
        }
        sourceCount = unsafe Int(clamping: copy.source_count)
        unsafe copy.item_detail = { model, index, parts in
            unsafe BorrowedFeed.from(model, for: "item_detail")?.detail(at: index, parts)
        }
        unsafe copy.source = { model, index in
            unsafe BorrowedFeed.from(model, for: "source")?.source(at: index)
        }
        unsafe copy.item_text = { model, index, which in
            unsafe BorrowedFeed.from(model, for: "item_text")?.text(which, at: index)
                ?? feed_string()
        }
        unsafe model = unsafe memory.page(holding: copy)
    }

    deinit {
        if let model = unsafe model {
            unsafe memory.free(page: model)
        }
    }

    /// The feed whose function of that name is called; `nil`, told, on another thread than it was lent on.
    private static func from(
        _ model: UnsafePointer<feed_view_model>?, for name: StaticString
    ) -> BorrowedFeed? {
        guard let context = unsafe model?.pointee.host_context else { return nil }
        let feed = unsafe Unmanaged<BorrowedFeed>.fromOpaque(context).takeUnretainedValue()
        guard pthread_equal(pthread_self(), feed.thread) != 0 else {
            feed.host?.complain("called \(name) from another thread than its own; refused")
            return nil
        }
        return feed
    }

    private func item(at index: UInt64) -> UnsafePointer<feed_item>? {
        unsafe value(at: index, in: &items, asking: .needItems(feed: revision, first: index))
    }

    private func detail(
        at index: UInt64, _ parts: feed_detail_parts
    ) -> UnsafePointer<feed_item_detail>? {
        let parts = parts & feed_detail_parts(FEED_DETAIL_ALL)
        return unsafe value(
            at: index, in: &details[parts, default: Stretch()],
            asking: .needDetails(feed: revision, parts: parts, first: index))
    }

    private func source(at index: UInt64) -> UnsafePointer<feed_source>? {
        guard index < UInt64(sourceCount) else {
            host?.complain("asked for source \(index) of \(sourceCount), which is not there")
            return nil
        }
        return unsafe found(
            at: index, in: &sources, asking: .needSources(feed: revision, first: index))
    }

    /// Has items and sources asked for anew, since what they say of states has changed.
    func forgetStates() {
        unsafe items = unsafe Stretch()
        unsafe sources = unsafe Stretch()
    }

    private func text(_ which: feed_text, at index: UInt64) -> feed_string {
        guard feed_text(FEED_TEXT_EXCERPT)...feed_text(FEED_TEXT_TIME) ~= which else {
            host?.complain("asked for text \(which) of an item, which is not there")
            return unsafe feed_string()
        }
        guard
            let text = unsafe value(
                at: index, in: &texts[which, default: Stretch()],
                asking: .needTexts(feed: revision, kind: which, first: index))
        else { return unsafe feed_string() }
        return unsafe text.pointee
    }

    /// The value for an item, from the stretch that is there or the one that the host is asked for.
    private func value<Value>(
        at index: UInt64, in stretch: inout Stretch<Value>, asking question: WorkerMessage
    ) -> UnsafePointer<Value>? {
        guard index < UInt64(itemCount) else {
            host?.complain("asked for item \(index) of \(itemCount), which is not there")
            return nil
        }
        return unsafe found(at: index, in: &stretch, asking: question)
    }

    private func found<Value>(
        at index: UInt64, in stretch: inout Stretch<Value>, asking question: WorkerMessage
    ) -> UnsafePointer<Value>? {
        if let value = unsafe stretch.value(at: index) {
            return unsafe value
        }
        unsafe stretch = unsafe Stretch()
        guard let answer = session?.ask(question), answer.count > 0,
            let values = unsafe memory.values(
                Value.self, at: answer.address, count: answer.count)
        else { return nil }
        unsafe stretch = unsafe Stretch(first: answer.first, count: answer.count, values: values)
        return unsafe stretch.value(at: index)
    }
}
