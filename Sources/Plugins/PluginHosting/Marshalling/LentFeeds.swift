import FeedPluginAPI
import FeedViews
import SystemInterface

/// The feeds lent to one in-process renderer, one after another.
///
/// A feed is lent until the display of the next one returns, or the renderer ends. The struct of a
/// feed that is gone stays for a while and leads to nothing, so that a stale pointer reads neither
/// freed memory nor the next feed.
final class LentFeeds {
    private static let keptCount = 16

    private var feeds: [LentFeed] = []
    private var current = -1

    /// Lends `feed` and calls `display`; takes back the feed before once that returns.
    ///
    /// - Parameters:
    ///   - threads: prefetch items.
    ///   - host: receives reports of invalid queries.
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

    /// Replaces the values behind the feed that is lent; pointers to it stay.
    func replace(_ feed: FeedViewModel) {
        if feeds.indices.contains(current) { feeds[current].replace(feed) }
    }

    /// Takes back all feeds when the renderer ends.
    func takeBack() {
        for feed in feeds {
            feed.takeBack()
        }
    }
}
