import FeedPluginAPI
import Glibc
import WorkerProtocol

/// A feed as a worker lends it on to its plugin: straight from the memory the host lends.
///
/// Items come in stretches, as the plugin asks for them. The object lives as long as the process,
/// and outside of a call it knows no feed.
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

    private let model = UnsafeMutablePointer<feed_view_model>.allocate(capacity: 1)
    private let thread = pthread_self()
    private var items = unsafe Stretch<feed_item>()
    private var details = unsafe Stretch<feed_item_detail>()
    private var itemCount: UInt64 = 0
    private weak var session: WorkerSession?

    init(session: WorkerSession) {
        self.session = session
        unsafe model.initialize(to: feed_view_model())
    }

    deinit {
        unsafe model.deallocate()
    }

    /// Lends a feed for the time of `body`.
    func lend(
        _ feed: UnsafePointer<feed_view_model>, itemCount: UInt64,
        for body: (UnsafePointer<feed_view_model>) -> feed_status
    ) -> feed_status {
        unsafe model.pointee = unsafe feed.pointee
        unsafe model.pointee.item_count = itemCount
        unsafe model.pointee.host_context = Unmanaged.passUnretained(self).toOpaque()
        unsafe model.pointee.item = { model, index in
            unsafe BorrowedFeed.from(model)?.item(at: index)
        }
        unsafe model.pointee.item_detail = { model, index in
            unsafe BorrowedFeed.from(model)?.detail(at: index)
        }
        self.itemCount = itemCount
        defer {
            self.itemCount = 0
            unsafe items = unsafe Stretch()
            unsafe details = unsafe Stretch()
            unsafe model.pointee = feed_view_model()
        }
        return unsafe body(model)
    }

    private static func from(_ model: UnsafePointer<feed_view_model>?) -> BorrowedFeed? {
        guard let context = unsafe model?.pointee.host_context else { return nil }
        return unsafe Unmanaged<BorrowedFeed>.fromOpaque(context).takeUnretainedValue()
    }

    private func item(at index: UInt64) -> UnsafePointer<feed_item>? {
        guard pthread_equal(pthread_self(), thread) != 0, index < itemCount else { return nil }
        if let item = unsafe items.value(at: index) {
            return unsafe item
        }
        unsafe items = unsafe Stretch()
        guard let answer = session?.ask(.needItems(first: index)),
            case .items(let first, let count, let address) = answer,
            let values = unsafe session?.memory.values(feed_item.self, at: address, count: count)
        else { return nil }
        unsafe items = unsafe Stretch(first: first, count: count, values: values)
        return unsafe items.value(at: index)
    }

    private func detail(at index: UInt64) -> UnsafePointer<feed_item_detail>? {
        guard pthread_equal(pthread_self(), thread) != 0, index < itemCount else { return nil }
        if let detail = unsafe details.value(at: index) {
            return unsafe detail
        }
        unsafe details = unsafe Stretch()
        guard let answer = session?.ask(.needDetails(first: index)),
            case .details(let first, let count, let address) = answer,
            let values = unsafe session?.memory.values(
                feed_item_detail.self, at: address, count: count)
        else { return nil }
        unsafe details = unsafe Stretch(first: first, count: count, values: values)
        return unsafe details.value(at: index)
    }
}
