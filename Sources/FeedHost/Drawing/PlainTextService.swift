import FeedMarkup

/// The host's implementation of `feedhost.plain-text/1` for both places.
enum PlainTextService {
    /// Converts sanitised HTML to text with separate paragraphs, and links with their targets.
    static func text(of html: String) -> String {
        HTMLText.text(Array(html.utf8).span)
    }
}
