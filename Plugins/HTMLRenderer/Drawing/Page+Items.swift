import FeedViews

extension Page {
    /// Writes the items, each made when its turn comes.
    func writeItems(to writer: inout HTMLWriter) {
        writeContents(to: &writer)
        writer.markup(made: "<main id=\"items\"\(feedText)>\n")
        if feed.items.isEmpty {
            writer.markup(made: "<p class=\"empty\"\(ownWords(in: language))>")
            writer.text(words[.noItems])
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
        var nextGroup = 0
        let items = feed.items
        for index in places {
            if writer.hasFailed { return }
            if nextGroup < groups.count, groups[nextGroup].start == index {
                nextGroup += 1
                writer.markup(made: "<h2 class=\"group\" id=\"group-\(nextGroup)\" dir=\"auto\">")
                writeName(of: groups[nextGroup - 1], to: &writer)
                writer.markup("</h2>\n")
            }
            ItemView(
                page: self, index: index, item: items[index],
                detail: items.detail(at: index, parts: [.files, .media, .rest])
            ).write(to: &writer)
        }
    }

    /// Writes a list of the groups, with links to them.
    private func writeContents(to writer: inout HTMLWriter) {
        guard !groups.isEmpty else { return }
        writer.markup("<nav class=\"contents\">\n<ul>\n")
        for (index, group) in groups.enumerated() {
            writer.markup(made: "<li><a href=\"#group-\(index + 1)\"><bdi>")
            writeName(of: group, to: &writer)
            writer.markup("</bdi></a> <span>")
            writer.text("\(group.count)")
            writer.markup("</span></li>\n")
        }
        writer.markup("</ul>\n</nav>\n")
    }

    private func writeName(of group: PageGroup, to writer: inout HTMLWriter) {
        let isDay = group.kind == .day && group.name != PageGroup.unnamed
        if isDay { writer.markup("<time>") }
        writer.text(group.name)
        if isDay { writer.markup("</time>") }
    }
}
