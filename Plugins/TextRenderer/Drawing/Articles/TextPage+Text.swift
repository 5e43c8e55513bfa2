import FeedRendering
import FeedViews

extension TextPage {
    /// Draws the feed's title, summary and page above the items, and a message if there are none.
    func writeHeader(
        of feed: FeedViewModel, links: LinkDrawing, dates: DateDrawing, words: FeedWords
    ) {
        separate()
        let title = feed.title.displayable
        writeParagraph(title, style: [.bold, .accent], link: makeHyperlink(feed.homePageURL))
        underline(title, by: "═")
        if let summary = feed.summary, summary != feed.title { writeParagraph(summary) }
        if links == .printed, let url = feed.homePageURL { writeAddress(url) }
        if let updated = feed.updated, !updated.words.isEmpty {
            writeParagraph(words[phrase: .feedUpdated].around(dates.text(updated)), style: .dim)
        }
        separate()
        if feed.items.isEmpty { writeParagraph(words[.noItems]) }
    }

    /// Draws the heading of a folder's items: its path, underlined if there are no styles. Nothing for
    /// items without a folder.
    func writeHeading(ofFolder folder: String?) {
        guard let folder else { return }
        separate()
        writeParagraph(folder, style: [.bold, .accent])
        underline(folder, by: "─")
    }

    /// Draws text with a paragraph per line.
    func writePlainText(_ text: String) {
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: { $0.isNewline }) {
            if line.allSatisfy({ $0.isWhitespace }) {
                separate()
            } else {
                writeParagraph(String(line))
            }
        }
    }

    /// Draws the text of an article: its body with `drawHTML` if that is HTML, then its caption.
    func writeText(of article: FeedArticleViewModel, drawHTML: (FeedText) -> Void) {
        if let html = article.$bodyHTML {
            drawHTML(html)
        } else if let text = article.bodyText {
            writePlainText(text)
        }
        if let caption = article.caption {
            separate()
            writePlainText(caption)
        }
    }

    /// Draws what follows an article's text: links and subjects.
    ///
    /// - Parameters:
    ///   - picture: a picture to draw as a link.
    ///   - drawLink: draws an address under a label.
    func writeEnd(
        of article: FeedArticleViewModel, picture: ArticlePictureViewModel?, words: FeedWords,
        drawLink: (_ url: String, _ label: String) -> Void
    ) {
        if let picture {
            let description = picture.alternativeText
            drawLink(
                picture.url,
                description.isEmpty
                    ? words[.picture] : words[.picture] + words[.separator] + description)
        }
        for link in article.links {
            if let url = link.url {
                drawLink(url, link.words)
            } else {
                writeParagraph(link.words, style: .dim)
            }
        }
        for line in article.subjects { writeParagraph(line, style: .dim) }
    }
}
