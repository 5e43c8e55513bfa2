import FeedRendering
import FeedViews

extension TextPage {
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
