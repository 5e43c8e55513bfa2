import FeedPluginAPI

/// An open article that a worker lends on to its plugin, until the next one has been displayed.
@safe final class BorrowedArticle {
    /// For the plugin; on a page that becomes unreadable when the article is gone.
    let model: UnsafePointer<feed_open_article>?
    private let memory: BorrowedMemory

    /// Creates the article of `feed` that the host has lent.
    init(
        _ lent: UnsafePointer<feed_open_article>, of feed: UnsafePointer<feed_view_model>?,
        in memory: BorrowedMemory
    ) {
        self.memory = memory
        var copy = unsafe lent.pointee
        unsafe copy.feed = unsafe feed
        unsafe model = unsafe memory.page(holding: copy)
    }

    deinit {
        if let model = unsafe model {
            unsafe memory.free(page: model)
        }
    }
}
