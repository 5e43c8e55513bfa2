import FeedViews

extension Page {
    /// Writes the items, making each when it is needed.
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
            // One lower below the headings of groups or folders.
            let level = groups.isEmpty && group.folder == nil ? 2 : 3
            writeItems(at: group.indices, level: level, to: &writer)
        }
        if writer.hasFailed { return }
        writer.markup("</main>\n")
    }

    private func writeItems(at indices: FeedItemIndices, level: Int, to writer: inout HTMLWriter) {
        var nextGroup = 0
        for index in indices {
            if writer.hasFailed { return }
            if nextGroup < groups.count, groups[nextGroup].start == index {
                writeHeading(of: nextGroup, to: &writer)
                nextGroup += 1
            }
            ItemView(page: self, index: index, level: level).write(to: &writer)
        }
    }

    /// Writes the table of contents.
    private func writeContents(to writer: inout HTMLWriter) {
        guard !groups.isEmpty else { return }
        writer.markup("<nav class=\"contents\">\n<ul>\n")
        var start = 0
        while start < groups.count {
            var end = start + 1
            // Groups days by month; each source is separate.
            while end < groups.count, isByDay, groups[end].month == groups[start].month { end += 1 }
            writeContents(of: start..<end, to: &writer)
            start = end
        }
        writer.markup("</ul>\n</nav>\n")
    }

    /// Writes a link to the first of several groups, and links to those with several items.
    private func writeContents(of range: Range<Int>, to writer: inout HTMLWriter) {
        let first = groups[range.lowerBound]
        let count = groups[range].reduce(0) { $0 + $1.count }
        writer.markup("<li>")
        writeLink(
            to: range.lowerBound, named: first.month.isEmpty ? first.name : first.month,
            count: count, in: &writer)
        let several = range.count > 1 ? range.filter { groups[$0].count > 1 } : []
        if !several.isEmpty {
            writer.markup("\n<ul>\n")
            for index in several {
                writer.markup("<li>")
                writeLink(
                    to: index, named: groups[index].name, count: groups[index].count, in: &writer)
                writer.markup("</li>\n")
            }
            writer.markup("</ul>\n")
        }
        writer.markup("</li>\n")
    }

    private func writeLink(
        to group: Int, named name: FeedText, count: Int, in writer: inout HTMLWriter
    ) {
        writer.markup(made: "<a href=\"#group-\(group + 1)\"><bdi>")
        writer.text(name)
        writer.markup(made: "</bdi></a> <span>\(count)</span>")
    }

    private func writeHeading(of number: Int, to writer: inout HTMLWriter) {
        let group = groups[number]
        let attributes = isByDay ? ownWords(in: language) : " dir=\"auto\""
        writer.markup(made: "<h2 class=\"group\" id=\"group-\(number + 1)\"\(attributes)>")
        if isBySource {
            link(to: feed.items[group.start].source?.url, in: &writer) { $0.text(group.name) }
        } else {
            writer.text(group.name)
        }
        writer.markup("</h2>\n")
    }
}
