import FeedViews

extension ItemView {
    /// More than fit on a card.
    private static let maximumTags = 6

    /// Writes the facts, then the links that are not files.
    func writeFacts(to writer: inout HTMLWriter) {
        // The group's heading shows the source.
        let facts =
            page.isBySource ? article.facts.filter { $0.kind != .source } : article.facts
        let others = links { !$0.isFile }
        // A hidden title is no link, and the date may be missing.
        let readOn = isTitleRepeated && item.date == nil ? readingPage : nil
        guard !facts.isEmpty || !others.isEmpty || readOn != nil else { return }
        writer.markup("<p class=\"facts\">")
        for fact in facts { write(fact, to: &writer) }
        if let readOn { writeOwnWords(page.words[.readOn], linkedTo: readOn, to: &writer) }
        for link in others { write(link, to: &writer) }
        writer.markup("</p>\n")
    }

    /// Returns the article's links of some kinds, without those that are not safe.
    func links(_ isWanted: (ArticleEntryKind) -> Bool) -> [ArticleEntryViewModel] {
        article.links.filter {
            isWanted($0.kind) && ($0.url == nil || WebAddress.link($0.url) != nil)
        }
    }

    private func write(_ entry: ArticleEntryViewModel, to writer: inout HTMLWriter) {
        switch entry.kind {
        case .episode, .comments, .commentFeed:
            writeOwnWords(entry.value, linkedTo: WebAddress.link(entry.url), to: &writer)
            return
        case .source: writer.markup("<span class=\"fact source\"")
        case .place: writer.markup("<span class=\"fact place\"")
        default: writer.markup("<span class=\"fact\"")
        }
        // Words around a value are in the order of their own language.
        writer.markup(made: page.ownDirection(in: language) + ">")
        if entry.kind == .place {
            writeLabel(page.words[.place] + page.words[.separator], isSeen: false, to: &writer)
        }
        if entry.kind == .date, let date = item.date, let timeOfDay {
            write(date, words: timeOfDay, to: &writer)
        } else {
            writeLabel(entry.before, isSeen: true, to: &writer)
            if entry.kind == .date, let date = item.date {
                write(date, words: nil, to: &writer)
            } else {
                writer.markup("<bdi>")
                page.link(to: entry.url, in: &writer) { $0.text(entry.$value) }
                writer.markup("</bdi>")
            }
            writeLabel(entry.after, isSeen: true, to: &writer)
        }
        writer.markup("</span> ")
    }

    /// Writes the date. If the title is not visible, it links to the item's page.
    private func write(_ date: DateViewModel, words: FeedText?, to writer: inout HTMLWriter) {
        page.link(toSafe: item.titleOrigin == .own ? nil : target, in: &writer) {
            page.time(date, words: words, in: language, to: &$0)
        }
    }

    /// The time, below the heading of a day; `nil` elsewhere, and for an update, which says so.
    private var timeOfDay: FeedText? {
        page.isByDay && item.dateOrigin == .published
            ? page.feed.items.text(.time, at: index) : nil
    }

    private func writeOwnWords(
        _ words: String, linkedTo address: String?, to writer: inout HTMLWriter
    ) {
        writer.markup(made: "<span class=\"fact\"\(page.ownWords(in: language))>")
        page.link(toSafe: address, in: &writer) { $0.text(words) }
        writer.markup("</span> ")
    }

    private func writeLabel(_ label: String, isSeen: Bool, to writer: inout HTMLWriter) {
        guard !label.isEmpty else { return }
        writer.markup(isSeen ? "<span" : "<span class=\"unseen\"")
        writer.markup(made: page.ownWords(in: language))
        writer.markup(">")
        writer.text(label)
        writer.markup("</span>")
    }

    /// Writes the first few tags.
    func writeTags(to writer: inout HTMLWriter) {
        var count = 0
        for tag in article.$tags {
            if count == Self.maximumTags { break }
            writer.markup(count == 0 ? "<ul class=\"tags\"><li dir=\"auto\">" : "<li dir=\"auto\">")
            writer.text(tag)
            writer.markup("</li>")
            count += 1
        }
        if count > 0 { writer.markup("</ul>\n") }
    }
}
