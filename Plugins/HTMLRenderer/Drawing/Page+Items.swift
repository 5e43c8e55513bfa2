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
        for group in feed.itemGroups {
            if let folder = group.folder {
                writer.markup("<h2 class=\"folder\" dir=\"auto\">")
                writer.text(folder)
                writer.markup("</h2>\n")
            }
            writeItems(at: group.places, to: &writer)
        }
        if writer.hasFailed { return }
        writer.markup("</main>\n")
    }

    private func writeItems(at places: FeedItemPlaces, to writer: inout HTMLWriter) {
        for index in places {
            if writer.hasFailed { return }
            let item = feed.items[index]
            let detail = feed.items.detail(at: index)
            let itemLanguage = LanguageTag(detail.language) ?? language
            let view = ItemView(
                page: self, index: index, item: item, detail: detail,
                language: itemLanguage)
            view.write(to: &writer)
        }
    }
}
