package import FeedPluginAPI
package import FeedViews

extension Arena {
    /// Lends a feed without its accessors. The host's context is its document, where the borrower
    /// finds it.
    package func feed(_ feed: FeedViewModel, revision: UInt64) -> feed_view_model {
        var lent = unsafe sized(feed_view_model())
        unsafe lent.revision = revision
        unsafe lent.item_count = UInt64(feed.items.count)
        unsafe lent.source_count = UInt64(feed.sources.count)
        unsafe lent.title = string(feed.title)
        unsafe lent.title_origin = feed.titleOrigin.rawValue
        unsafe lent.is_merged = feed.isMerged ? 1 : 0
        unsafe lent.is_image_feed = feed.isImageFeed ? 1 : 0
        unsafe lent.grouping = feed.grouping.rawValue
        unsafe lent.summary = string(feed.summary)
        unsafe lent.home_page_url = string(feed.homePageURL)
        unsafe lent.feed_url = string(feed.feedURL)
        unsafe lent.icon_url = string(feed.iconURL)
        unsafe lent.favicon_url = string(feed.faviconURL)
        unsafe lent.byline = string(feed.byline)
        unsafe lent.authors = list(feed.authors) { unsafe person($0) }
        unsafe lent.updated = date(feed.updated)
        unsafe lent.published = date(feed.published)
        unsafe lent.as_of = date(feed.asOf)
        unsafe lent.language = string(feed.language)
        unsafe lent.rights = string(feed.rights)
        unsafe lent.generator = string(feed.generator)
        unsafe lent.tags = list(feed.tags) { unsafe string($0) }
        unsafe lent.item_count_text = string(feed.itemCountWords)
        unsafe lent.id = string(feed.id)
        unsafe lent.format = string(feed.format)
        unsafe lent.host_context = unsafe UnsafeMutableRawPointer(
            mutating: value(document(feed.document)))
        return unsafe lent
    }

    private func document(_ document: FeedDocumentViewModel) -> feed_document {
        var lent = unsafe sized(feed_document())
        unsafe lent.new_feed_url = string(document.newFeedURL)
        unsafe lent.next_page_url = string(document.nextPageURL)
        unsafe lent.encoding = string(document.encoding)
        unsafe lent.update_interval_seconds = Int64(document.updateIntervalInSeconds ?? 0)
        unsafe lent.hubs = list(document.hubs) { unsafe hub($0) }
        unsafe lent.problems = list(document.problems) { unsafe problem($0) }
        unsafe lent.is_expired = document.isExpired ? 1 : 0
        return unsafe lent
    }

    /// Lends the source at `index` with its current counts.
    func source(at index: Int, of sources: FeedSourceViewModels) -> feed_source {
        let source = sources[index]
        var lent = unsafe sized(feed_source())
        unsafe lent.title = string(source.title)
        unsafe lent.home_page_url = string(source.homePageURL)
        unsafe lent.feed_url = string(source.feedURL)
        unsafe lent.folder = string(source.folder)
        unsafe lent.item_count = UInt64(clamping: source.itemCount)
        unsafe lent.unread_count = UInt64(clamping: source.unreadCount)
        unsafe lent.starred_count = UInt64(clamping: source.starredCount)
        unsafe lent.failure = string(source.failure)
        return unsafe lent
    }

    private func hub(_ hub: FeedHub) -> feed_hub {
        var lent = unsafe sized(feed_hub())
        unsafe lent.protocol = string(hub.protocol)
        unsafe lent.url = string(hub.url)
        return unsafe lent
    }

    private func problem(_ problem: FeedProblem) -> feed_problem {
        var lent = unsafe sized(feed_problem())
        unsafe lent.code = string(problem.code)
        unsafe lent.message = string(problem.message)
        unsafe lent.line = Int64(problem.line ?? 0)
        return unsafe lent
    }
}
