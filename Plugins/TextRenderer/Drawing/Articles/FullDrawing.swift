import FeedViews

/// Draws of each item all there is: its content, its files, what it is about.
struct FullDrawing {
    private let page: TextPage
    private let links: LinkDrawing
    private let dates: DateDrawing
    private let words: FeedWords

    /// Creates a drawing on `page`.
    init(page: TextPage, links: LinkDrawing, dates: DateDrawing, words: FeedWords) {
        self.page = page
        self.links = links
        self.dates = dates
        self.words = words
    }

    /// Draws `feed`.
    func draw(_ feed: FeedViewModel) {
        FeedHeader(page: page, links: links, dates: dates, words: words).draw(feed)
        let heading = ItemHeading(page: page, feedTitle: feed.title, words: words, dates: dates)
        let rule = StyledLine(repeating: "─", count: page.width, style: .dim)
        for group in feed.itemGroups {
            FolderHeading(page: page).draw(group.folder)
            draw(group.places, of: feed.items, heading, rule)
        }
    }

    private func draw(
        _ places: FeedItemPlaces, of items: FeedItemViewModels, _ heading: ItemHeading,
        _ rule: StyledLine
    ) {
        var item = FeedItemBytes()
        var detail = FeedItemDetailBytes()
        for index in places {
            items.copy(at: index, to: &item)
            items.copyDetail(at: index, parts: [.files, .rest], to: &detail)
            page.separate()
            page.write(rule)
            // The text says what a title taken from it would say.
            let hasOwnTitle = item.titleOrigin != .text
            if hasOwnTitle {
                heading.drawTitle(
                    of: item, leadingTo: item.openURL.map(item.text), isAboveContent: true)
            }
            heading.drawByline(of: item, isLinked: !hasOwnTitle)
            if links == .printed, let url = item.url { page.writeAddress(item.text(url)) }
            page.separate()
            draw(detail, of: item, items, index)
        }
    }

    private func draw(
        _ detail: FeedItemDetailBytes, of item: FeedItemBytes, _ items: FeedItemViewModels,
        _ index: Int
    ) {
        var references = ReferenceList()
        let hasPicture = drawContent(of: item, items, index, &references)
        page.separate()
        if let image = detail.image, !hasPicture {
            let description = detail.text(image.alternativeText)
            drawAddress(
                detail.text(image.url),
                label: description.isEmpty
                    ? words[.picture] : words[.picture] + words[.separator] + description)
        }
        for attachment in detail.attachments {
            drawAddress(detail.text(attachment.url), label: detail.text(attachment.label))
        }
        if let url = detail.externalURL.map(detail.text),
            item.url.map({ item.texts.says(url, in: $0) }) != true
        {
            drawAddress(url, label: words[.about])
        }
        for line in DiscussionDrawing(detail, words).lines {
            if let url = line.url {
                drawAddress(url, label: line.words)
            } else {
                page.writeParagraph(line.words, style: .dim)
            }
        }
        page.writeSubjects(of: detail, words)
        page.separate()
        references.draw(on: page)
    }

    /// Draws the fullest text there is, and answers whether it shows a picture.
    private func drawContent(
        of item: FeedItemBytes, _ items: FeedItemViewModels, _ index: Int,
        _ references: inout ReferenceList
    ) -> Bool {
        var html: [UInt8] = []
        let hasHTML = items.copy(.contentHTML, at: index, to: &html)
        let plain = hasHTML ? nil : items.text(.contentText, at: index)
        if hasHTML || plain == nil && items.copy(.summaryHTML, at: index, to: &html) {
            var drawing = HTMLDrawing(page: page, links: links, words: words)
            drawing.draw(html.span)
            references = drawing.references
            return drawing.hasPicture
        }
        let text = plain ?? items.text(.summary, at: index) ?? items.text(.excerpt, at: index)
        if let text, item.titleOrigin == .text || !item.texts.says(text, in: item.title) {
            page.writePlainText(text)
        }
        return false
    }

    private func drawAddress(_ url: String, label: String) {
        switch links {
        case .behindWords, .numbered:
            let link = page.makeHyperlink(url)
            page.writeParagraph(label, style: link == nil ? .dim : .underlined, link: link)
        case .printed: page.writeAddress(url, before: label + words[.separator])
        case .omitted: page.writeParagraph(label, style: .dim)
        }
    }
}
