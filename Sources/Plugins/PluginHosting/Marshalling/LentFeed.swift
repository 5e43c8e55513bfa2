import FeedPluginAPI
import FeedViews
import Glibc
import SystemInterface

/// A feed as it is lent to a plugin in this process: from its display until it is taken back.
///
/// Items, details, texts and sources lie in memory that serves again for later questions of the kind. They
/// are made when the plugin asks for them, or ahead of it while it asks for one after the other. An accessor
/// that is called too late, or on another thread, finds no feed and answers with nothing.
@safe final class LentFeed {
    private let model = UnsafeMutablePointer<feed_view_model>.allocate(capacity: 1)
    private var feedArena: Arena?
    private let thread = pthread_self()
    /// Is told what is asked for that may not be.
    private var host: HostTable?
    private var count = 0
    private var sourceCount = 0
    // Asked for each item, several times; nothing that is done for one asks for another.
    @exclusivity(unchecked) private var parts: LentItemParts?

    /// Creates what no feed is lent by.
    init() {
        unsafe model.initialize(to: feedOfNothing())
    }

    deinit {
        unsafe model.deallocate()
    }

    /// Lends `feed` as that of a revision, until ``takeBack()``.
    ///
    /// - Parameters:
    ///   - threads: make items ahead of a plugin that reads them in order.
    ///   - host: is told what is asked for that may not be.
    func lend(
        _ feed: FeedViewModel, revision: UInt64, threads: BackgroundThreads?,
        telling host: HostTable
    ) -> UnsafePointer<feed_view_model> {
        self.host = host
        count = feed.items.count
        sourceCount = feed.sources.count
        unsafe parts = LentItemParts(of: feed, threads: threads)
        let arena = Arena()
        feedArena = arena
        var lent = unsafe arena.feed(feed, revision: revision)
        unsafe addAccessors(to: &lent)
        unsafe model.pointee = unsafe lent
        return unsafe UnsafePointer(model)
    }

    /// Takes back all that was lent: what a plugin has kept of it is worth nothing any more.
    func takeBack() {
        unsafe parts = nil
        unsafe model.pointee = feedOfNothing()
        feedArena = nil
    }

    /// The feed that a plugin finds that kept the pointer: its accessors answer with nothing.
    private func feedOfNothing() -> feed_view_model {
        var nothing = unsafe feed_view_model()
        unsafe nothing.size = MemoryLayout<feed_view_model>.size
        unsafe addAccessors(to: &nothing)
        return unsafe nothing
    }

    private func addAccessors(to feed: inout feed_view_model) {
        unsafe feed.host_context = Unmanaged.passUnretained(self).toOpaque()
        unsafe feed.item = { model, index in
            unsafe LentFeed.find("item", in: model, at: index) {
                unsafe $0.parts?.pointer(toItemAt: $1)
            }
        }
        unsafe feed.item_detail = { model, index, parts in
            let parts = FeedDetailParts(rawValue: parts)
            return unsafe LentFeed.find("item_detail", in: model, at: index) {
                unsafe $0.parts?.pointer(toDetailAt: $1, parts: parts)
            }
        }
        unsafe feed.source = { model, index in
            unsafe LentFeed.find("source", in: model, at: index) {
                unsafe $0.parts?.pointer(toSourceAt: $1)
            }
        }
        unsafe feed.item_text = { model, index, which in
            let text = FeedItemText(which)
            let string = unsafe LentFeed.find("item_text", in: model, at: index) { feed, index in
                unsafe text.flatMap { unsafe feed.parts?.pointer(to: $0, at: index) }
            }
            if let string = unsafe string { return unsafe string.pointee }
            if text == nil {
                unsafe LentFeed.from(model)?.complain(ofText: which)
            }
            return unsafe feed_string()
        }
    }

    /// What `find` finds in the feed that lends `model`; nothing on another thread than the one it was lent on.
    @inline(__always)
    private static func find<Value>(
        _ name: StaticString, in model: UnsafePointer<feed_view_model>?, at index: UInt64,
        _ find: (LentFeed, Int) -> UnsafePointer<Value>?
    ) -> UnsafePointer<Value>? {
        guard let context = unsafe model?.pointee.host_context else { return nil }
        return unsafe Unmanaged<LentFeed>.fromOpaque(context)._withUnsafeGuaranteedRef { feed in
            guard pthread_equal(pthread_self(), feed.thread) != 0, let place = Int(exactly: index),
                let value = unsafe find(feed, place)
            else {
                feed.complain(of: index, in: name)
                return nil
            }
            return unsafe value
        }
    }

    private static func from(_ model: UnsafePointer<feed_view_model>?) -> LentFeed? {
        guard let context = unsafe model?.pointee.host_context else { return nil }
        return unsafe Unmanaged<LentFeed>.fromOpaque(context).takeUnretainedValue()
    }

    /// Nothing was found: tells why, where the plugin could have known that.
    private func complain(of index: UInt64, in name: StaticString) {
        guard pthread_equal(pthread_self(), thread) != 0 else {
            host?.complain("called \(name) from another thread than its own; refused")
            return
        }
        // A feed that is gone has no items.
        guard unsafe parts != nil else { return }
        let isSource = name.description == "source"
        let count = isSource ? sourceCount : count
        if index >= UInt64(count) {
            host?.complain(
                "asked for \(isSource ? "source" : "item") \(index) of \(count), which is not there"
            )
        }
    }

    private func complain(ofText which: feed_text) {
        host?.complain("asked for text \(which) of an item, which is not there")
    }
}
