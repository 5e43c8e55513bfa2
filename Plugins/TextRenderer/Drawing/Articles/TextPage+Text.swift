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
}
