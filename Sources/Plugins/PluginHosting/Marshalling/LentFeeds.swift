import FeedPluginAPI
import FeedViews
import SystemInterface

/// The feeds that one renderer in this process has been lent, one after another.
///
/// A feed is lent until the display of the next one has returned, or the renderer has ended. What
/// stood for one that is gone is kept for a while, so that a plugin that kept the pointer finds a
/// feed of nothing there, and neither freed memory nor the next feed.
final class LentFeeds {
    private static let keptCount = 16

    private var feeds: [LentFeed] = []
    private var current = -1

    /// Lends `feed` for good, and calls `display` with it; the feed before is then taken back.
    ///
    /// - Parameters:
    ///   - threads: make items ahead of a plugin that reads them in order.
    ///   - host: is told what is asked for that may not be.
    func lend(
        _ feed: FeedViewModel, revision: UInt64, threads: BackgroundThreads?,
        telling host: HostTable,
        display: (UnsafePointer<feed_view_model>) -> feed_status
    ) -> feed_status {
        let last = current
        current = (current + 1) % Self.keptCount
        if current == feeds.count {
            feeds.append(LentFeed())
        }
        defer {
            if last >= 0 {
                feeds[last].takeBack()
            }
        }
        return unsafe display(
            feeds[current].lend(feed, revision: revision, threads: threads, telling: host))
    }

    /// Takes back what is lent: the renderer has ended.
    func takeBack() {
        for feed in feeds {
            feed.takeBack()
        }
    }
}
