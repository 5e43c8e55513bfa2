package import FeedPresentation

extension FeedViewModel {
    /// The feed with the words that a presenter adds for the feed itself and for comments, where it
    /// has none yet.
    package func worded(in phrases: any FeedPhrases = .english) -> FeedViewModel {
        var feed = self
        feed.itemCountWords = phrases.items(items.count)
        let names = authors.compactMap { $0.name ?? $0.email }
        feed.byline =
            names.isEmpty ? nil : names.joined(separator: phrases.words[.listSeparator])
        let items = items
        feed.items = FeedItemViewModels(
            count: items.count, item: { items[$0] },
            detail: { index in
                var detail = items.detail(at: index)
                let count = detail.commentCount.flatMap { $0 < 0 ? nil : $0 }
                detail.commentsWords =
                    count.map(phrases.comments(_:))
                    ?? detail.commentsURL.map { _ in phrases.comments }
                return detail
            },
            text: { items.text($0, at: $1) }, image: { items.image(at: $0) })
        return feed
    }
}
