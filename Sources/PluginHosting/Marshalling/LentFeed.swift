import FeedPluginAPI
import FeedPresentation
import Glibc

/// A feed as it is lent to a plugin for one call of display.
///
/// The memory lives as long as this object, which a plugin's view keeps: an accessor called too
/// late, or on another thread, finds no feed and answers null.
@safe final class LentFeed {
    private let model = UnsafeMutablePointer<feed_view_model>.allocate(capacity: 1)
    private let item = UnsafeMutablePointer<feed_item>.allocate(capacity: 1)
    private let detail = UnsafeMutablePointer<feed_item_detail>.allocate(capacity: 1)
    private let feedArena = Arena()
    private let itemArena = Arena()
    private let detailArena = Arena()
    private let thread = pthread_self()
    private var items: FeedItemViewModels?

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

    /// Lends `viewModel` for the time of `body`.
    func lend(
        _ viewModel: FeedViewModel, for body: (UnsafePointer<feed_view_model>) -> feed_status
    ) -> feed_status {
        items = viewModel.items
        fill(viewModel)
        defer {
            items = nil
            unsafe model.pointee = feedOfNothing()
            feedArena.reset()
            itemArena.reset()
            detailArena.reset()
        }
        return unsafe body(model)
    }

    private func fill(_ feed: FeedViewModel) {
        var lent = unsafe feedArena.feed(feed)
        unsafe addAccessors(to: &lent)
        unsafe model.pointee = unsafe lent
    }

    /// What a plugin finds that kept the pointer: accessors that answer null, and nothing else.
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
    }

    private static func from(_ model: UnsafePointer<feed_view_model>?) -> LentFeed? {
        guard let context = unsafe model?.pointee.host_context else { return nil }
        return unsafe Unmanaged<LentFeed>.fromOpaque(context).takeUnretainedValue()
    }

    private func item(at index: UInt64) -> UnsafePointer<feed_item>? {
        guard let (items, index) = place(index) else { return nil }
        itemArena.reset()
        unsafe item.pointee = itemArena.item(items[index])
        return unsafe UnsafePointer(item)
    }

    private func detail(at index: UInt64) -> UnsafePointer<feed_item_detail>? {
        guard let (items, index) = place(index) else { return nil }
        detailArena.reset()
        unsafe detail.pointee = detailArena.detail(items.detail(at: index))
        return unsafe UnsafePointer(detail)
    }

    private func place(_ index: UInt64) -> (FeedItemViewModels, Int)? {
        guard pthread_equal(pthread_self(), thread) != 0, let items,
            let index = Int(exactly: index), index < items.count
        else { return nil }
        return (items, index)
    }
}
