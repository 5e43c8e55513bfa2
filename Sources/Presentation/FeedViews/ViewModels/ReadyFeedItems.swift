/// A source of existing items.
final class ReadyFeedItems: FeedItemSource {
    private let items: [ReadyFeedItem]

    init(_ items: [ReadyFeedItem]) {
        self.items = items
    }

    var count: Int { items.count }

    func item(at index: Int) -> FeedItemViewModel { items[index].item }

    func detail(at index: Int, parts: FeedDetailParts) -> FeedItemDetailViewModel {
        items[index].detail.reduced(to: parts)
    }

    func article(at index: Int, parts: FeedArticleParts) -> FeedArticleViewModel {
        items[index].article.reduced(to: parts)
    }

    func text(_ text: FeedItemText, at index: Int) -> FeedText? { items[index].texts[text] }
}

extension FeedItemDetailViewModel {
    /// Returns the detail with `parts` only.
    fileprivate func reduced(to parts: FeedDetailParts) -> FeedItemDetailViewModel {
        var reduced = parts.contains(.rest) ? self : FeedItemDetailViewModel()
        let hasFiles = parts.contains(.files)
        reduced.image = hasFiles ? image : nil
        reduced.$externalURL = hasFiles ? $externalURL : nil
        reduced.attachments = hasFiles ? attachments : []
        reduced.media = parts.contains(.media) ? media : []
        reduced.authors = parts.contains(.people) ? authors : []
        reduced.contributors = parts.contains(.people) ? contributors : []
        return reduced
    }
}

extension FeedArticleViewModel {
    /// Returns the article with `parts` only.
    fileprivate func reduced(to parts: FeedArticleParts) -> FeedArticleViewModel {
        var reduced = self
        if !parts.contains(.heading) {
            reduced.facts = []
            reduced.$factsLine = .empty
            reduced.picture = nil
            reduced.$language = nil
        }
        if !parts.contains(.body) {
            reduced.$bodyHTML = nil
            reduced.$bodyText = nil
            reduced.$caption = nil
        }
        if !parts.contains(.end) {
            reduced.links = []
            reduced.subjects = []
            reduced.tags = []
            reduced.recording = nil
        }
        return reduced
    }
}
