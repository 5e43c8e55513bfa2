import FeedPluginAPI
import FeedViews
import Glibc

/// A feed lent to an in-process plugin, from its display until it is taken back.
///
/// Items, details, texts and sources are made on request; each kind reuses its memory. An accessor
/// called too late, or on another thread, returns nothing.
@safe final class LentFeed {
    private let model = UnsafeMutablePointer<feed_view_model>.allocate(capacity: 1)
    private var feedArena: Arena?
    private let thread = pthread_self()
    /// Receives reports of invalid queries.
    private var host: HostTable?
    private var count = 0
    /// `nil` while nothing is lent.
    private(set) var revision: UInt64?
    private var sourceCount = 0
    private var document: UnsafePointer<feed_document>?
    // Unchecked for speed: accessors run several times per item and never nest.
    @exclusivity(unchecked) private var parts: LentItemParts?

    /// Creates an object that lends no feed yet.
    init() {
        unsafe model.initialize(to: emptyFeed())
    }

    deinit {
        unsafe model.deallocate()
    }

    /// Lends `feed` under a revision until ``takeBack()``.
    ///
    /// - Parameter host: receives reports of invalid queries.
    func lend(
        _ feed: FeedViewModel, revision: UInt64, telling host: HostTable
    ) -> UnsafePointer<feed_view_model> {
        self.host = host
        self.revision = revision
        count = feed.items.count
        sourceCount = feed.sources.count
        unsafe parts = LentItemParts(of: feed)
        let arena = Arena()
        feedArena = arena
        var lent = unsafe arena.feed(feed, revision: revision)
        unsafe document = unsafe UnsafePointer(
            lent.host_context?.assumingMemoryBound(to: feed_document.self))
        unsafe addAccessors(to: &lent)
        unsafe model.pointee = unsafe lent
        return unsafe UnsafePointer(model)
    }

    var pointer: UnsafePointer<feed_view_model> { unsafe UnsafePointer(model) }

    /// Has queries answered from `feed`, the same with other states of its items.
    func replace(_ feed: FeedViewModel) {
        unsafe parts?.replaceStates(from: feed)
    }

    /// Takes back the feed; pointers into it become invalid.
    func takeBack() {
        revision = nil
        unsafe parts = nil
        unsafe document = nil
        unsafe model.pointee = emptyFeed()
        feedArena = nil
    }

    /// The feed that a stale pointer leads to: its accessors return nothing.
    private func emptyFeed() -> feed_view_model {
        var nothing = unsafe sized(feed_view_model())
        unsafe addAccessors(to: &nothing)
        return unsafe nothing
    }

    private func addAccessors(to feed: inout feed_view_model) {
        unsafe feed.host_context = Unmanaged.passUnretained(self).toOpaque()
        unsafe feed.item = { model, index in
            unsafe LentFeed.find("item", in: model, at: index) {
                unsafe $0.parts?.items.pointer(at: $1, as: feed_item.self)
            }
        }
        unsafe feed.item_detail = { model, index, parts in
            let parts = FeedDetailParts(rawValue: parts).intersection(.all)
            return unsafe LentFeed.find("item_detail", in: model, at: index) {
                unsafe $0.parts?.details[Int(parts.rawValue)]
                    .pointer(at: $1, as: feed_item_detail.self)
            }
        }
        unsafe feed.article = { model, index, parts in
            let parts = FeedArticleParts(rawValue: parts).intersection(.all)
            return unsafe LentFeed.find("article", in: model, at: index) {
                unsafe $0.parts?.articles[Int(parts.rawValue)]
                    .pointer(at: $1, as: feed_article.self)
            }
        }
        unsafe feed.source = { model, index in
            unsafe LentFeed.find("source", in: model, at: index) {
                unsafe $0.parts?.sources.pointer(at: $1, as: feed_source.self)
            }
        }
        unsafe feed.document = { model in
            unsafe LentFeed.find("document", in: model, at: 0) { feed, _ in unsafe feed.document }
        }
        unsafe feed.item_text = { model, index, which in
            let string = unsafe LentFeed.find("item_text", in: model, at: index) {
                feed, index -> UnsafePointer<feed_string>? in
                guard let text = FeedItemText(rawValue: which) else {
                    feed.host?.report("asked for text \(which) of an item, which is not there")
                    return nil
                }
                return unsafe feed.parts?.texts[Int(text.rawValue)]
                    .pointer(at: index, as: feed_string.self)
            }
            return unsafe string?.pointee ?? feed_string()
        }
    }

    /// Returns the result of `find` in the feed behind `model`; `nil` on a thread other than the
    /// plugin's.
    @inline(__always)
    private static func find<Value>(
        _ name: StaticString, in model: UnsafePointer<feed_view_model>?, at index: UInt64,
        _ find: (LentFeed, Int) -> UnsafePointer<Value>?
    ) -> UnsafePointer<Value>? {
        guard let model = unsafe model else {
            HostTable.reportNull("model", for: name)
            return nil
        }
        guard let context = unsafe model.pointee.host_context else { return nil }
        return unsafe Unmanaged<LentFeed>.fromOpaque(context)._withUnsafeGuaranteedRef { feed in
            guard pthread_equal(pthread_self(), feed.thread) != 0,
                let position = Int(exactly: index),
                let value = unsafe find(feed, position)
            else {
                feed.report(of: index, in: name)
                return nil
            }
            return unsafe value
        }
    }

    /// Reports a failed query that the plugin could have avoided.
    private func report(of index: UInt64, in name: StaticString) {
        guard pthread_equal(pthread_self(), thread) != 0 else {
            host?.report("called \(name) from another thread than its own; refused")
            return
        }
        // A query of a feed that is gone is not a fault.
        guard unsafe parts != nil else { return }
        let isSource = name.description == "source"
        let count = isSource ? sourceCount : count
        if index >= UInt64(count) {
            host?.report(
                "asked for \(isSource ? "source" : "item") \(index) of \(count), which is not there"
            )
        }
    }
}
