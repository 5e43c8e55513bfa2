import FeedViews

extension ItemView {
    /// More add nothing for a reader.
    private static let maximumTags = 6

    /// Writes date, authors, location and source, as far as known.
    func writeFacts(to writer: inout HTMLWriter) {
        let byline = item.$byline ?? ""
        let isBylineShown = !byline.isEmpty && !byline.says(page.byline)
        let location = item.$location ?? ""
        // The group's heading shows the source.
        let sourceTitle = page.isBySource ? "" : item.source?.$title ?? ""
        let external = link == nil ? nil : WebAddress.link(detail.externalURL)
        let date = item.date
        let discussion = DiscussionFacts(detail, of: item)
        let episode = detail.episode?.words
        // A hidden title is no link, and the date may be missing.
        let readOn = isTitleRepeated && date == nil ? readingPage : nil
        let isAnythingKnown =
            date != nil || isBylineShown || !location.isEmpty || !sourceTitle.isEmpty
            || external != nil || !discussion.isEmpty || readOn != nil || episode != nil
        guard isAnythingKnown else { return }

        writer.markup("<p class=\"facts\">")
        if !location.isEmpty {
            let label = Phrase(before: page.words[.place] + page.words[.separator])
            fact(label, name: "place", isLabelSeen: false, in: &writer) { $0.text(location) }
        }
        writeOrigin(date, sourceTitle, to: &writer)
        if let episode {
            writer.markup(made: "<span class=\"fact\"\(page.ownWords(in: language))>")
            writer.text(episode)
            writer.markup("</span> ")
        }
        if isBylineShown {
            fact(page.words[phrase: .byAuthor], in: &writer) { $0.text(byline) }
        }
        if let external, external != link {
            fact(page.words[phrase: .aboutPage], in: &writer) { writer in
                page.link(toSafe: external, in: &writer) {
                    $0.text(WebAddress.host(of: external).map(String.init) ?? external)
                }
            }
        }
        if let readOn {
            writer.markup(made: "<span class=\"fact\"\(page.ownWords(in: language))>")
            page.link(toSafe: readOn, in: &writer) { $0.text(page.words[.readOn]) }
            writer.markup("</span> ")
        }
        writeDiscussion(discussion, to: &writer)
        writer.markup("</p>\n")
    }

    /// Writes date and source, which stay on one line.
    private func writeOrigin(
        _ date: DateViewModel?, _ sourceTitle: FeedText, to writer: inout HTMLWriter
    ) {
        let isRow = date != nil && !sourceTitle.isEmpty
        if isRow { writer.markup("<span class=\"origin\">") }
        if let date {
            writer.markup("<span class=\"fact\">")
            // If the title is not visible, the date links to the item's page.
            page.link(toSafe: item.titleOrigin == .own ? nil : target, in: &writer) {
                page.time(date, words: timeOfDay, in: language, to: &$0)
            }
            writer.markup("</span> ")
        }
        if !sourceTitle.isEmpty {
            fact(page.words[phrase: .fromSource], name: "source", in: &writer) { writer in
                page.link(to: item.source?.url, in: &writer) { $0.text(sourceTitle) }
            }
        }
        if isRow { writer.markup("</span> ") }
    }

    /// The time, below the heading of a day; `nil` elsewhere.
    private var timeOfDay: FeedText? {
        page.isByDay ? page.feed.items.text(.time, at: index) : nil
    }

    private func writeDiscussion(_ discussion: DiscussionFacts, to writer: inout HTMLWriter) {
        for reference in discussion.repliesTo {
            fact(page.words[phrase: .replyTo], in: &writer) { writer in
                page.link(to: reference.url, in: &writer) { $0.text(reference.words) }
            }
        }
        if let words = discussion.words {
            writer.markup(made: "<span class=\"fact\"\(page.ownWords(in: language))>")
            page.link(to: discussion.page, in: &writer) { $0.text(words) }
            writer.markup("</span> ")
        }
        if let feed = discussion.feed {
            writer.markup(made: "<span class=\"fact\"\(page.ownWords(in: language))>")
            page.link(to: feed, in: &writer) { $0.text(page.words[.commentFeed]) }
            writer.markup("</span> ")
        }
    }

    /// Writes a value with its label.
    private func fact(
        _ phrase: Phrase, name: String = "", isLabelSeen: Bool = true,
        in writer: inout HTMLWriter, _ writeValue: (inout HTMLWriter) -> Void
    ) {
        writer.markup(made: name.isEmpty ? "<span class=\"fact\"" : "<span class=\"fact \(name)\"")
        // Words around a value are in the order of their own language.
        writer.markup(made: page.ownDirection(in: language) + ">")
        writeLabel(phrase.before, isSeen: isLabelSeen, to: &writer)
        writer.markup("<bdi>")
        writeValue(&writer)
        writer.markup("</bdi>")
        writeLabel(phrase.after, isSeen: isLabelSeen, to: &writer)
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
        for tag in detail.$tags where !tag.isEmpty {
            if count == Self.maximumTags { break }
            writer.markup(count == 0 ? "<ul class=\"tags\"><li dir=\"auto\">" : "<li dir=\"auto\">")
            writer.text(tag)
            writer.markup("</li>")
            count += 1
        }
        if count > 0 { writer.markup("</ul>\n") }
    }
}
