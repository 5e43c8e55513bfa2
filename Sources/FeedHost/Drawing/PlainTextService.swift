import FeedMarkup

/// The extension `feedhost.plain-text/1`, as the host offers it to plugins in both seats.
enum PlainTextService {
    /// The text of sanitised HTML, its paragraphs apart, links with their targets.
    static func text(of html: String) -> String {
        HTMLText.text(Array(html.utf8).span, links: .inline)
    }
}
