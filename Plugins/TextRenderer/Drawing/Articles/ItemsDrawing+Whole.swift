import FeedViews

/// Items with their content, files, and tags.
extension ItemsDrawing {
    func drawWhole(_ index: Int, of items: FeedItemViewModels, _ heading: ItemHeading) {
        let item = items[index]
        let article = items.article(at: index)
        if article.showsTitle {
            heading.drawTitle(of: item, leadingTo: item.openURL, isAboveContent: true)
        }
        heading.drawFacts(
            of: article, date: item.date, leadingTo: article.showsTitle ? nil : item.openURL)
        if links == .printed, let url = item.$url, url != item.$title {
            page.writeAddress(url.string)
        }
        page.separate()
        var references = ReferenceList()
        page.writeText(of: article) { html in
            var drawing = HTMLDrawing(page: page, links: links, words: words)
            html.withUTF8 { drawing.draw($0) }
            references = drawing.references
        }
        page.separate()
        page.writeEnd(
            of: article, picture: article.pictureAboveBody, words: words, drawLink: drawAddress)
        page.separate()
        references.draw(on: page)
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
