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
        unsafe model.initialize(to: feed_view_model())
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
            unsafe model.pointee = feed_view_model()
            feedArena.reset()
            itemArena.reset()
            detailArena.reset()
        }
        return unsafe body(model)
    }

    private func fill(_ feed: FeedViewModel) {
        let arena = feedArena
        unsafe model.pointee = unsafe feed_view_model(
            size: MemoryLayout<feed_view_model>.size,
            title: arena.string(feed.title),
            summary: arena.string(feed.summary),
            home_page_url: arena.string(feed.homePageURL),
            feed_url: arena.string(feed.feedURL),
            icon: arena.string(feed.icon),
            language: arena.string(feed.language),
            rights: arena.string(feed.rights),
            generator: arena.string(feed.generator),
            id: arena.string(feed.id),
            format: arena.string(feed.format),
            encoding: arena.string(feed.encoding),
            updated: arena.date(feed.updated),
            published: arena.date(feed.published),
            authors: arena.list(feed.authors) { unsafe arena.person($0) },
            categories: arena.list(feed.categories) { unsafe arena.string($0) },
            problems: arena.list(feed.problems) { unsafe arena.problem($0) },
            is_title_derived: feed.isTitleDerived ? 1 : 0,
            reserved: 0,
            item_count: UInt64(feed.items.count),
            host_context: Unmanaged.passUnretained(self).toOpaque(),
            item: { model, index in unsafe LentFeed.from(model)?.item(at: index) },
            item_detail: { model, index in unsafe LentFeed.from(model)?.detail(at: index) })
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
