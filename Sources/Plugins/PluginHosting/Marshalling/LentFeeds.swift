import FeedPluginAPI
import FeedViews

/// The feeds lent to one in-process renderer, one after another.
///
/// A feed is lent until it is no longer kept (``keep(_:)``), or the renderer ends. The struct of a feed
/// that is gone stays for a while and leads to nothing, so that a stale pointer reads neither freed
/// memory nor the next feed.
final class LentFeeds {
    private static let keptCount = 16

    private var feeds: [LentFeed] = []
    private var current = -1

    /// Lends `feed`, and returns it.
    ///
    /// - Parameter host: receives reports of invalid queries.
    func lend(
        _ feed: FeedViewModel, revision: UInt64, telling host: HostTable
    ) -> UnsafePointer<feed_view_model> {
        repeat {
            current = (current + 1) % Self.keptCount
            if current == feeds.count { feeds.append(LentFeed()) }
        } while feeds[current].revision != nil
        return unsafe feeds[current].lend(feed, revision: revision, telling: host)
    }

    /// Takes back all feeds but those of `revisions`.
    func keep(_ revisions: [UInt64]) {
        for feed in feeds {
            if let revision = feed.revision, !revisions.contains(revision) { feed.takeBack() }
        }
    }

    /// Returns the feed of a revision, if it is lent.
    func model(of revision: UInt64) -> UnsafePointer<feed_view_model>? {
        unsafe feeds.first { $0.revision == revision }?.pointer
    }

    /// Replaces the values behind the feed that was lent last; pointers to it stay.
    func replace(_ feed: FeedViewModel) {
        if feeds.indices.contains(current) { feeds[current].replace(feed) }
    }
}
