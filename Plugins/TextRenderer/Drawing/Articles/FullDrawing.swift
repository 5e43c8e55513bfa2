import FeedViews

/// Draws of each item all there is: its content, its files, what it is about.
struct FullDrawing {
    private let page: TextPage
    private let links: LinkDrawing
    private let dates: DateDrawing

    /// Creates a drawing on `page`.
    init(page: TextPage, links: LinkDrawing, dates: DateDrawing) {
        self.page = page
        self.links = links
        self.dates = dates
    }

    /// Draws `feed`.
    func draw(_ feed: FeedViewModel) {
        FeedHeader(page: page, links: links, dates: dates).draw(feed)
        let heading = ItemHeading(page: page, feed: feed, dates: dates)
        let rule = StyledLine(repeating: "─", count: page.width, style: .dim)
        for group in feed.itemGroups {
            FolderHeading(page: page).draw(group.folder)
            draw(group.places, of: feed, heading, rule)
        }
    }

    private func draw(
        _ places: FeedItemPlaces, of feed: FeedViewModel, _ heading: ItemHeading,
        _ rule: StyledLine
    ) {
        let labels = feed.labels
        var item = FeedItemBytes()
        for index in places {
            feed.items.copy(at: index, to: &item)
            page.separate()
            page.write(rule)
            let detail = feed.items.detail(at: index)
            // The text says what a title taken from it would say.
            let isTitleSaid =
                item.isTitleDerived && ItemHeading.isBeginning(item, of: detail.excerpt)
            let hasOwnTitle = !isTitleSaid
            if hasOwnTitle {
                heading.drawTitle(
                    of: item, leadingTo: item.url.map(item.text), isAboveContent: true)
            }
            heading.drawByline(of: item, isLinked: !hasOwnTitle)
            if links == .printed, let url = item.url { page.writeAddress(item.text(url)) }
            page.separate()
            draw(detail, of: item, feed.items, index, labels)
        }
    }

    private func draw(
        _ detail: FeedItemDetailViewModel, of item: FeedItemBytes, _ items: FeedItemViewModels,
        _ index: Int, _ labels: FeedLabels
    ) {
        var references = ReferenceList()
        let hasPicture = drawContent(of: item, items, index, labels, &references)
        page.separate()
        if let image = detail.image, !hasPicture {
            let words = image.alternativeText
            drawAddress(
                image.url,
                words: words.isEmpty ? labels.picture : labels.picture + labels.separator + words,
                labels)
        }
        for attachment in detail.attachments {
            drawAddress(attachment.url, words: attachment.label, labels)
        }
        if let url = detail.externalURL, url != item.url.map(item.text) {
            drawAddress(url, words: labels.about, labels)
        }
        for line in DiscussionDrawing(detail, labels).lines {
            if let url = line.url {
                drawAddress(url, words: line.words, labels)
            } else {
                page.writeParagraph(line.words, style: .dim)
            }
        }
        drawPlace(of: detail, labels)
        if !detail.tags.isEmpty {
            let tags = detail.tags.joined(separator: labels.listSeparator)
            page.writeParagraph(labels.tags + labels.separator + tags, style: .dim)
        }
        page.separate()
        references.draw(on: page)
    }

    /// Draws in which part of the site the item stands, and who it is from.
    private func drawPlace(of detail: FeedItemDetailViewModel, _ labels: FeedLabels) {
        let parts = [(labels.section, detail.section), (labels.department, detail.department)]
            .compactMap { name, value in
                value.flatMap { $0.isEmpty ? nil : name + labels.separator + $0 }
            }
        guard !parts.isEmpty else { return }
        page.writeParagraph(parts.joined(separator: " · "), style: .dim)
    }

    /// Draws the fullest text there is, and answers whether it shows a picture.
    private func drawContent(
        of item: FeedItemBytes, _ items: FeedItemViewModels, _ index: Int, _ labels: FeedLabels,
        _ references: inout ReferenceList
    ) -> Bool {
        var html: [UInt8] = []
        let hasHTML = items.copy(.contentHTML, at: index, to: &html)
        let plain = hasHTML ? nil : items.text(.contentText, at: index)
        if hasHTML || plain == nil && items.copy(.summaryHTML, at: index, to: &html) {
            var drawing = HTMLDrawing(page: page, links: links, labels: labels)
            drawing.draw(html.span)
            references = drawing.references
            return drawing.hasPicture
        }
        let text =
            plain ?? items.text(.summary, at: index) ?? items.text(.excerpt, at: index)
        guard let text,
            text != item.text(item.title) || ItemHeading.isBeginning(item, of: text)
        else { return false }
        drawPlain(text)
        return false
    }

    /// Draws text that has its paragraphs on lines of their own.
    private func drawPlain(_ text: String) {
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) {
            if line.allSatisfy({ $0.isWhitespace }) {
                page.separate()
            } else {
                page.writeParagraph(String(line))
            }
        }
    }

    private func drawAddress(_ url: String, words: String, _ labels: FeedLabels) {
        switch links {
        case .behindWords, .numbered:
            let link = page.makeHyperlink(url)
            page.writeParagraph(words, style: link == nil ? .dim : .underlined, link: link)
        case .printed: page.writeAddress(url, before: words + labels.separator)
        case .omitted: page.writeParagraph(words, style: .dim)
        }
    }
}
