package import FeedPresentation

extension FeedViewModel {
    /// Adds the text that a presenter adds for the feed and for comments, and its choices for items
    /// and files where they are missing.
    package func worded(in phrases: any FeedPhrases = .english) -> FeedViewModel {
        var feed = self
        feed.itemCountWords = phrases.items(items.count)
        let names = authors.compactMap { $0.name ?? $0.email }
        feed.byline =
            names.isEmpty ? nil : names.joined(separator: phrases.words[.listSeparator])
        let items = items
        let generated = GeneratedItems(
            count: items.count, in: phrases, byline: feed.byline,
            item: { index in
                var item = items[index]
                if item.openURL == nil {
                    item.openURL =
                        item.url ?? items.detail(at: index, parts: .files).firstAddress
                }
                return item
            },
            page: { index in
                var page = ItemPage()
                page.detail = items.detail(at: index)
                for index in page.detail.attachments.indices
                where page.detail.attachments[index].kind == .other {
                    page.detail.attachments[index].kind =
                        page.detail.attachments[index].declaredKind
                }
                let count = page.detail.commentCount.flatMap { $0 < 0 ? nil : $0 }
                page.detail.commentsWords =
                    count.map(phrases.comments(_:))
                    ?? page.detail.commentsURL.map { _ in phrases.comments }
                for text in FeedItemText.allCases {
                    page.texts[text] = items.text(text, at: index)
                }
                if page.texts[.excerpt] == items[index].$title { page.texts[.excerpt] = nil }
                return page
            })
        feed.items = FeedItemViewModels(generated)
        return feed
    }
}

extension FeedItemDetailViewModel {
    /// The address that opens an item without a page.
    fileprivate var firstAddress: String? { externalURL ?? attachments.first?.url }
}

extension AttachmentViewModel {
    /// The kind of file by its declared type.
    fileprivate var declaredKind: FileKind {
        switch mimeType?.prefix(6) {
        case "audio/": .audio
        case "video/": .video
        case "image/": .picture
        default: .other
        }
    }
}
