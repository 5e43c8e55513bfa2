internal import FeedMarkup
package import FeedModel

/// An article of a page as the content of an item.
package final class PageContent: FeedContentSource {
    private let markup: [UInt8]

    /// - Parameter html: Sanitised HTML with absolute addresses.
    private init(_ html: String) { markup = Array(html.utf8) }

    /// Makes the content of an item from sanitised HTML with absolute addresses.
    package static func content(_ html: String) -> FeedContent {
        FeedContent(source: PageContent(html), index: 0, isMarkup: true)
    }

    package func html(at index: Int, onPage page: String?) -> String {
        let markup = markup
        return markup.span.string
    }

    package func plainText(at index: Int) -> String {
        let markup = markup
        return HTMLText.lines(markup.span)
    }

    package func sentences(at index: Int, upTo limit: Int) -> FeedTextBeginning {
        let markup = markup
        return ContentText.sentences(
            markup.span, syntax: .html, base: nil, upTo: limit, isCut: false)
    }

    package func firstImage(at index: Int, onPage page: String?) -> FeedImage? {
        let markup = markup
        return HTMLPicture.first(markup.span, in: 0..<markup.count, base: nil).map {
            FeedImage(url: $0.url, alternativeText: $0.alternativeText)
        }
    }
}
