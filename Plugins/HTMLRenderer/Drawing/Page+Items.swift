import FeedPresentation

extension Page {
    /// Writes the items, each made when its turn comes.
    func writeItems(to writer: inout HTMLWriter) {
        writer.markup("<main id=\"items\"\(feedText)>\n")
        if feed.items.isEmpty {
            writer.markup("<p class=\"empty\"\(ownWords(in: language))>")
            writer.text(labels.noItems)
            writer.markup("</p>\n")
        }
        for index in feed.items.indices {
            if writer.hasFailed { return }
            let item = feed.items[index]
            let detail = feed.items.detail(at: index)
            let itemLanguage = LanguageTag(detail.language) ?? language
            let view = ItemView(
                page: self, index: index, item: item, detail: detail,
                language: itemLanguage)
            view.write(to: &writer)
        }
        writer.markup("</main>\n")
    }
}
