import FeedRendering
package import FeedViews

/// All there is of an item, laid out for those who draw it themselves: on a screen that scrolls, with
/// pictures, and with links that are opened by their numbers.
package struct NumberedArticle: Sendable {
    /// From top to bottom.
    package let parts: [PagePart]
    /// Where the links lead: number 1 is the first. As the item has them.
    package let addresses: [String]

    /// Lays an item out.
    ///
    /// - Parameters:
    ///   - feedTitle: a source of this name is not named again.
    ///   - width: how many cells a line may take; at least one.
    ///   - isStyled: whether looks can be drawn; where not, signs stand for some.
    ///   - showsPictures: whether pictures have places of their own; where not, words stand for them.
    package init(
        _ item: FeedItemViewModel, _ detail: FeedItemDetailViewModel, feedTitle: String,
        labels: FeedLabels, width: Int, isStyled: Bool, showsPictures: Bool
    ) {
        var layout = Layout(
            item, detail, labels, width: width, isStyled: isStyled, showsPictures: showsPictures)
        layout.draw(feedTitle: feedTitle)
        parts = layout.collected.parts
        addresses = layout.references.addresses
    }

    /// Collects what is drawn.
    private final class Collected {
        var parts: [PagePart] = []
    }

    private struct Layout {
        let item: FeedItemViewModel
        let itemBytes: FeedItemBytes
        let detail: FeedItemDetailViewModel
        let labels: FeedLabels
        let page: TextPage
        let collected = Collected()
        let showsPictures: Bool
        var references = ReferenceList()

        init(
            _ item: FeedItemViewModel, _ detail: FeedItemDetailViewModel, _ labels: FeedLabels,
            width: Int, isStyled: Bool, showsPictures: Bool
        ) {
            self.item = item
            itemBytes = FeedItemBytes(item)
            self.detail = detail
            self.labels = labels
            self.showsPictures = showsPictures
            page = TextPage(width: width, isStyled: isStyled, hasHyperlinks: true) {
                [collected] in collected.parts.append($0)
            }
        }

        mutating func draw(feedTitle: String) {
            let texts = detail.texts
            let html =
                texts[.contentHTML]
                ?? (texts[.contentText] == nil ? texts[.summaryHTML] : nil)
            let plain =
                html == nil ? texts[.contentText] ?? texts[.summary] ?? texts[.excerpt] : nil
            // The text says what a title taken from it would say.
            let isTitleSaid =
                item.isTitleDerived
                && ItemHeading.isBeginning(itemBytes, of: plain ?? texts[.excerpt])
            let heading = ItemHeading(page: page, feedTitle: feedTitle, labels)
            if !isTitleSaid {
                heading.drawTitle(of: itemBytes, leadingTo: nil, isAboveContent: true)
            }
            heading.drawByline(of: itemBytes)
            if let url = item.url { drawLink(url, words: url) }
            page.separate()
            let start = collected.parts.count
            let placed = drawContent(html, plain)
            if let image = detail.image, showsPictures, !placed.contains(image.url) {
                // Above the text, where it is looked for.
                let picture = PagePart.picture(url: nil, words: image.alternativeText, margin: 0)
                let space = PagePart.line(StyledLine(), margin: 0)
                collected.parts.insert(
                    contentsOf: start == 0 ? [picture, space] : [space, picture], at: start)
            }
            page.separate()
            drawRest()
        }

        private mutating func drawContent(_ html: String?, _ plain: String?) -> [String] {
            if let html {
                var drawing = HTMLDrawing(
                    page: page, links: .numbered, labels: labels, references: references)
                drawing.placesPictures = showsPictures
                drawing.draw(html)
                references = drawing.references
                return drawing.placedPictures
            }
            guard let plain, plain != item.title || ItemHeading.isBeginning(itemBytes, of: plain)
            else {
                return []
            }
            for line in plain.split(
                omittingEmptySubsequences: false, whereSeparator: { $0.isNewline })
            {
                if line.allSatisfy({ $0.isWhitespace }) {
                    page.separate()
                } else {
                    page.writeParagraph(String(line))
                }
            }
            return []
        }

        private mutating func drawRest() {
            if let image = detail.image, !showsPictures {
                let words = image.alternativeText
                drawLink(
                    image.url,
                    words: words.isEmpty
                        ? labels.picture : labels.picture + labels.separator + words)
            }
            for attachment in detail.attachments {
                drawLink(attachment.url, words: attachment.label)
            }
            if let url = detail.externalURL, url != item.url {
                drawLink(url, words: labels.about)
            }
            for line in DiscussionDrawing(detail, labels).lines {
                if let url = line.url {
                    drawLink(url, words: line.words)
                } else {
                    page.writeParagraph(line.words, style: .dim)
                }
            }
            let parts = [(labels.section, detail.section), (labels.department, detail.department)]
                .compactMap { name, value in
                    value.flatMap { $0.isEmpty ? nil : name + labels.separator + $0 }
                }
            if !parts.isEmpty {
                page.writeParagraph(parts.joined(separator: " · "), style: .dim)
            }
            if !detail.tags.isEmpty {
                let tags = detail.tags.joined(separator: labels.listSeparator)
                page.writeParagraph(labels.tags + labels.separator + tags, style: .dim)
            }
        }

        /// Draws words that lead somewhere, and the number by which they are followed.
        private mutating func drawLink(_ url: String, words: String) {
            guard let link = page.makeHyperlink(url) else {
                return page.writeParagraph(words, style: .dim)
            }
            let number = references.number(of: url)
            page.writeParagraph {
                $0.append(words.displayable, style: .underlined, link: link)
                $0.append("[\(number)]", style: .dim)
            }
        }
    }
}
