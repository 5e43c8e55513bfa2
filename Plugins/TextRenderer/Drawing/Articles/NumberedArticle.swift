import FeedMarkup
import FeedRendering
package import FeedViews

/// A complete item, laid out for interactive renderers: with scrolling, pictures, and numbered
/// links.
package struct NumberedArticle: Sendable {
    /// From top to bottom.
    package let parts: [PagePart]
    /// The targets of links, by number from 1, as in the item.
    package let addresses: [String]
    /// In the order of references.
    package let notes: [Note]

    /// A note and its reference.
    package struct Note: Sendable, Equatable {
        /// The note's mark in the text, such as its number.
        package var mark: String
        /// The link target of the reference's cells; begins with `#`.
        package var address: String
        /// The indexes of the parts with the reference and the note.
        package var reference: Int
        package var target: Int
    }

    /// A longer address is shortened to its host.
    private static let longestAddress = 48

    /// Lays out an item.
    ///
    /// - Parameters:
    ///   - article: the item as an article.
    ///   - words: the phrases in the user's language.
    ///   - width: the cells of a line; at least one.
    ///   - isStyled: whether styles can be drawn; if not, characters replace some.
    ///   - showsPictures: whether pictures have rows of their own; if not, text replaces them.
    package init(
        _ item: FeedItemViewModel, _ article: FeedArticleViewModel, words: FeedWords, width: Int,
        isStyled: Bool, showsPictures: Bool
    ) {
        var layout = Layout(
            words, width: width, isStyled: isStyled, showsPictures: showsPictures)
        layout.draw(item, article)
        parts = layout.collected.parts
        addresses = layout.references.addresses
        notes = layout.notes
    }

    /// Collects what is drawn.
    private final class Collected {
        var parts: [PagePart] = []
    }

    private struct Layout {
        let words: FeedWords
        let page: TextPage
        let collected = Collected()
        let showsPictures: Bool
        var references = ReferenceList()
        var notes: [Note] = []

        init(_ words: FeedWords, width: Int, isStyled: Bool, showsPictures: Bool) {
            self.words = words
            self.showsPictures = showsPictures
            page = TextPage(
                output: RenderingOutput(chunkSize: 0) { _ in true }, width: width, isBounded: true,
                isStyled: isStyled, hasHyperlinks: true
            ) { [collected] in collected.parts.append($0) }
        }

        mutating func draw(_ item: FeedItemViewModel, _ article: FeedArticleViewModel) {
            let heading = ItemHeading(page: page, words: words)
            if article.showsTitle {
                heading.drawTitle(of: item, leadingTo: nil, isAboveContent: true)
            }
            heading.drawFacts(of: article)
            if let url = item.url { drawAddress(url) }
            page.separate()
            if let picture = article.pictureAboveBody, showsPictures {
                // Above the text, where users look for it.
                let part = PagePart.picture(url: nil, words: picture.alternativeText, margin: 0)
                let space = PagePart.line(StyledLine(), margin: 0)
                collected.parts += collected.parts.isEmpty ? [part, space] : [space, part]
            }
            page.writeText(of: article) { drawHTML($0) }
            page.separate()
            page.writeEnd(
                of: article, picture: showsPictures ? nil : article.pictureAboveBody, words: words,
                drawLink: { drawLink($0, $1) })
        }

        private mutating func drawHTML(_ html: FeedText) {
            var drawing = HTMLDrawing(
                page: page, links: .numbered, words: words, references: references)
            drawing.placesPictures = showsPictures
            let noteReferences = NoteReferences { [collected] in collected.parts.count }
            drawing.notes = noteReferences
            html.withUTF8 { drawing.draw($0) }
            references = drawing.references
            notes = noteReferences.references.compactMap { reference in
                noteReferences.lines[reference.anchor].map {
                    Note(
                        mark: reference.mark, address: "#" + reference.anchor,
                        reference: reference.line, target: $0)
                }
            }
        }

        /// Draws an address, or its host if it is too long.
        private mutating func drawAddress(_ url: String) {
            let isLong = url.displayable.cellWidth > min(NumberedArticle.longestAddress, page.width)
            let host = isLong ? EmbeddedPage.host(of: url) : ""
            drawLink(url, host.isEmpty ? url : host)
        }

        /// Draws a labelled link and its number.
        private mutating func drawLink(_ url: String, _ label: String) {
            guard let link = page.makeHyperlink(url) else {
                return page.writeParagraph(label, style: .dim)
            }
            let number = references.number(of: url)
            page.writeParagraph {
                $0.append(label.displayable, style: .underlined, link: link)
                $0.append("[\(number)]", style: .dim)
            }
        }
    }
}
