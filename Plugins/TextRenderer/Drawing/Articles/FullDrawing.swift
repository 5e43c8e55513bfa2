import FeedMarkup
import FeedViews

/// Draws items completely: content, files, and tags.
struct FullDrawing {
    private let page: TextPage
    private let links: LinkDrawing
    private let dates: DateDrawing
    private let words: FeedWords

    init(page: TextPage, links: LinkDrawing, dates: DateDrawing, words: FeedWords) {
        self.page = page
        self.links = links
        self.dates = dates
        self.words = words
    }

    func draw(_ feed: FeedViewModel) {
        FeedHeader(page: page, links: links, dates: dates, words: words).draw(feed)
        let heading = ItemHeading(page: page, feedTitle: feed.title, words: words, dates: dates)
        let rule = StyledLine(repeating: "─", count: page.width, style: .dim)
        for group in feed.itemGroups {
            FolderHeading(page: page).draw(group.folder)
            draw(group.indices, of: feed.items, heading, rule)
        }
    }

    private func draw(
        _ indices: FeedItemIndices, of items: FeedItemViewModels, _ heading: ItemHeading,
        _ rule: StyledLine
    ) {
        for index in indices {
            let item = items[index]
            page.separate()
            page.write(rule)
            // A title taken from the text would repeat it.
            let hasOwnTitle = item.titleOrigin != .text
            if hasOwnTitle {
                heading.drawTitle(
                    of: item, leadingTo: item.openURL, isAboveContent: true)
            }
            heading.drawByline(of: item, isLinked: !hasOwnTitle)
            if links == .printed, let url = item.url { page.writeAddress(url) }
            page.separate()
            var references = ReferenceList()
            let hasPicture = drawContent(of: item, items, index, &references)
            page.separate()
            ItemEnd(page: page, words: words).draw(
                items.detail(at: index, parts: [.files, .rest]), of: item,
                showsPicture: hasPicture, drawLink: drawAddress)
            page.separate()
            references.draw(on: page)
        }
    }

    /// Draws the fullest text. Returns true if it shows a picture.
    private func drawContent(
        of item: FeedItemViewModel, _ items: FeedItemViewModels, _ index: Int,
        _ references: inout ReferenceList
    ) -> Bool {
        let html = items.text(.contentHTML, at: index)
        let plain = html == nil ? items.text(.contentText, at: index) : nil
        if let html = html ?? (plain == nil ? items.text(.summaryHTML, at: index) : nil) {
            var drawing = HTMLDrawing(page: page, links: links, words: words)
            html.withUTF8 { drawing.draw($0) }
            if html.withUTF8(HTMLText.isWordless), let summary = items.text(.summary, at: index) {
                page.separate()
                page.writePlainText(summary.string)
            }
            references = drawing.references
            return drawing.hasPicture
        }
        let text = plain ?? items.text(.summary, at: index) ?? items.text(.excerpt, at: index)
        if let text, item.titleOrigin == .text || text != item.$title {
            page.writePlainText(text.string)
        }
        return false
    }

    private func drawAddress(_ url: String, _ label: String) {
        switch links {
        case .behindWords, .numbered:
            let link = page.makeHyperlink(url)
            page.writeParagraph(label, style: link == nil ? .dim : .underlined, link: link)
        case .printed where Hyperlink.hasKnownScheme(url):
            page.writeAddress(url, before: label + words[.separator])
        case .printed, .omitted: page.writeParagraph(label, style: .dim)
        }
    }
}
