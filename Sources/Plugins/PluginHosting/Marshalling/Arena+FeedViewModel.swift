import FeedPluginAPI
import FeedViews

extension Arena {
    /// Lends what is known of a feed itself; the accessors of its items are left out.
    func feed(_ feed: FeedViewModel, revision: UInt64) -> feed_view_model {
        unsafe feed_view_model(
            size: MemoryLayout<feed_view_model>.size,
            revision: revision,
            item_count: UInt64(feed.items.count),
            item: nil,
            item_detail: nil,
            item_text: nil,
            host_context: nil,
            title: string(feed.title),
            summary: string(feed.summary),
            home_page_url: string(feed.homePageURL),
            feed_url: string(feed.feedURL),
            icon: string(feed.icon),
            language: string(feed.language),
            rights: string(feed.rights),
            generator: string(feed.generator),
            id: string(feed.id),
            format: string(feed.format),
            encoding: string(feed.encoding),
            updated: date(feed.updated),
            published: date(feed.published),
            authors: list(feed.authors) { unsafe person($0) },
            categories: list(feed.categories) { unsafe string($0) },
            problems: list(feed.problems) { unsafe problem($0) },
            update_interval_seconds: Int64(feed.updateIntervalInSeconds ?? 0),
            is_title_derived: feed.isTitleDerived ? 1 : 0,
            reserved: 0,
            byline: string(feed.byline),
            item_count_words: string(feed.itemCountWords),
            labels: labels(feed.labels),
            folders: list(feed.folders) { unsafe string($0) },
            item_files: nil)
    }
}
