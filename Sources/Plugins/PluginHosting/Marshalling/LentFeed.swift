import FeedPluginAPI
import FeedViews
import Glibc
import SystemInterface

/// A feed as it is lent to a plugin in this process: from its display until it is taken back.
///
/// Items, details and texts lie in memory that serves again for later questions of the kind. They are made
/// when the plugin asks for them, or ahead of it while it asks for one after the other. An accessor that is called too late, or on another
/// thread, finds no feed and answers with nothing.
@safe final class LentFeed {
    private let model = UnsafeMutablePointer<feed_view_model>.allocate(capacity: 1)
    private var feedArena: Arena?
    private let thread = pthread_self()
    private var parts: LentItemParts?

    /// Creates what no feed is lent by.
    init() {
        unsafe model.initialize(to: feedOfNothing())
    }

    deinit {
        unsafe model.deallocate()
    }

    /// Lends `feed` as that of a revision, until ``takeBack()``.
    ///
    /// - Parameter threads: make items ahead of a plugin that reads them in order.
    func lend(
        _ feed: FeedViewModel, revision: UInt64, threads: BackgroundThreads?
    ) -> UnsafePointer<feed_view_model> {
        parts = LentItemParts(of: feed.items, threads: threads)
        let arena = Arena()
        feedArena = arena
        var lent = unsafe arena.feed(feed, revision: revision)
        unsafe addAccessors(to: &lent)
        unsafe model.pointee = unsafe lent
        return unsafe UnsafePointer(model)
    }

    /// Takes back all that was lent: what a plugin has kept of it is worth nothing any more.
    func takeBack() {
        parts = nil
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
        unsafe feed.item = { model, index in unsafe LentFeed.from(model)?.item(at: index) }
        unsafe feed.item_detail = { model, index in
            unsafe LentFeed.from(model)?.detail(at: index)
        }
        unsafe feed.item_text = { model, index, which in
            unsafe LentFeed.from(model)?.text(which, at: index) ?? feed_string()
        }
    }

    private static func from(_ model: UnsafePointer<feed_view_model>?) -> LentFeed? {
        guard let context = unsafe model?.pointee.host_context else { return nil }
        return unsafe Unmanaged<LentFeed>.fromOpaque(context).takeUnretainedValue()
    }

    private func item(at index: UInt64) -> UnsafePointer<feed_item>? {
        guard let (parts, index) = place(index) else { return nil }
        return unsafe parts.items.pointer(at: index, as: feed_item.self)
    }

    private func detail(at index: UInt64) -> UnsafePointer<feed_item_detail>? {
        guard let (parts, index) = place(index) else { return nil }
        return unsafe parts.details.pointer(at: index, as: feed_item_detail.self)
    }

    private func text(_ which: feed_text, at index: UInt64) -> feed_string {
        guard let text = FeedItemText(which), let (parts, index) = place(index),
            let string = unsafe parts.texts(text).pointer(at: index, as: feed_string.self)
        else {
            return unsafe feed_string()
        }
        return unsafe string.pointee
    }

    private func place(_ index: UInt64) -> (LentItemParts, Int)? {
        guard pthread_equal(pthread_self(), thread) != 0, let parts,
            let index = Int(exactly: index), index < parts.count
        else { return nil }
        return (parts, index)
    }
}
