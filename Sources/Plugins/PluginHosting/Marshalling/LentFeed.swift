import FeedPluginAPI
import FeedViews
import Glibc

/// A feed as it is lent to a plugin in this process: from its display until it is taken back.
///
/// Items, details and texts are made when the plugin asks for them, each in memory of its own that
/// serves again for the next question of the kind. An accessor that is called too late, or on another
/// thread, finds no feed and answers with nothing.
@safe final class LentFeed {
    private let model = UnsafeMutablePointer<feed_view_model>.allocate(capacity: 1)
    private let item = UnsafeMutablePointer<feed_item>.allocate(capacity: 1)
    private let detail = UnsafeMutablePointer<feed_item_detail>.allocate(capacity: 1)
    private var feedArena: Arena?
    private var itemArena: Arena?
    private var detailArena: Arena?
    private var textArenas: [FeedItemText: Arena] = [:]
    private let thread = pthread_self()
    private var items: FeedItemViewModels?

    /// Creates what no feed is lent by.
    init() {
        unsafe model.initialize(to: feedOfNothing())
        unsafe item.initialize(to: feed_item())
        unsafe detail.initialize(to: feed_item_detail())
    }

    deinit {
        unsafe model.deallocate()
        unsafe item.deallocate()
        unsafe detail.deallocate()
    }

    /// Lends `feed` as that of a revision, until ``takeBack()``.
    func lend(_ feed: FeedViewModel, revision: UInt64) -> UnsafePointer<feed_view_model> {
        items = feed.items
        let arena = Arena()
        feedArena = arena
        var lent = unsafe arena.feed(feed, revision: revision)
        unsafe addAccessors(to: &lent)
        unsafe model.pointee = unsafe lent
        return unsafe UnsafePointer(model)
    }

    /// Takes back all that was lent: what a plugin has kept of it is worth nothing any more.
    func takeBack() {
        items = nil
        unsafe model.pointee = feedOfNothing()
        unsafe item.pointee = feed_item()
        unsafe detail.pointee = feed_item_detail()
        feedArena = nil
        itemArena = nil
        detailArena = nil
        textArenas = [:]
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
        guard let (items, index) = place(index) else { return nil }
        let arena = Self.emptied(&itemArena)
        unsafe item.pointee = arena.item(items[index])
        return unsafe UnsafePointer(item)
    }

    private func detail(at index: UInt64) -> UnsafePointer<feed_item_detail>? {
        guard let (items, index) = place(index) else { return nil }
        let arena = Self.emptied(&detailArena)
        unsafe detail.pointee = arena.detail(items.detail(at: index))
        return unsafe UnsafePointer(detail)
    }

    private func text(_ which: feed_text, at index: UInt64) -> feed_string {
        guard let text = FeedItemText(which), let (items, index) = place(index) else {
            return unsafe feed_string()
        }
        return unsafe Self.emptied(&textArenas[text]).string(items.text(text, at: index))
    }

    /// An arena whose memory serves again, made where there is none yet.
    private static func emptied(_ arena: inout Arena?) -> Arena {
        if let arena {
            arena.reset()
            return arena
        }
        let made = Arena()
        arena = made
        return made
    }

    private func place(_ index: UInt64) -> (FeedItemViewModels, Int)? {
        guard pthread_equal(pthread_self(), thread) != 0, let items,
            let index = Int(exactly: index), index < items.count
        else { return nil }
        return (items, index)
    }
}
