package import FeedPresentation

extension FeedViewModel {
    /// The feed with the words that a presenter adds for the feed itself and for comments, and with what
    /// it decides of items and files, where it has none yet.
    package func worded(in phrases: any FeedPhrases = .english) -> FeedViewModel {
        var feed = self
        feed.itemCountWords = phrases.items(items.count)
        let names = authors.compactMap { $0.name ?? $0.email }
        feed.byline =
            names.isEmpty ? nil : names.joined(separator: phrases.words[.listSeparator])
        let items = items
        feed.items = FeedItemViewModels(
            count: items.count,
            item: { index in
                var item = items[index]
                if item.openURL == nil {
                    item.openURL = item.url ?? items.detail(at: index).firstAddress
                }
                return item
            },
            detail: { index in
                var detail = items.detail(at: index)
                for place in detail.attachments.indices
                where detail.attachments[place].kind == .other {
                    detail.attachments[place].kind = detail.attachments[place].declaredKind
                }
                let count = detail.commentCount.flatMap { $0 < 0 ? nil : $0 }
                detail.commentsWords =
                    count.map(phrases.comments(_:))
                    ?? detail.commentsURL.map { _ in phrases.comments }
                return detail
            },
            text: { text, index in
                let words = items.text(text, at: index)
                let isSaid =
                    text == .excerpt
                    && words.map { $0.utf8.elementsEqual(items[index].title.utf8) } == true
                return isSaid ? nil : words
            }, image: { items.image(at: $0) })
        return feed
    }
}

extension FeedItemDetailViewModel {
    /// The address that an item without a page opens.
    fileprivate var firstAddress: String? { externalURL ?? attachments.first?.url }
}

extension AttachmentViewModel {
    /// The kind that the declared type says.
    fileprivate var declaredKind: FileKind {
        switch mimeType?.prefix(6) {
        case "audio/": .audio
        case "video/": .video
        case "image/": .picture
        default: .other
        }
    }
}
