package import FeedRendering
package import FeedViews

/// Draws a feed as one self-contained page: no script, no style sheet, font or picture of its
/// own to fetch, and a Content-Security-Policy that forbids them.
///
/// The page is HTML as the WHATWG defines it, the same for the same feed. Items are drawn one by
/// one, so that large feeds stream.
package struct HTMLPageRenderer: Sendable {
    /// How many items are looked at before a layout is chosen.
    private static let sampleSize = 24

    /// The reader's words.
    private let words: FeedWords
    /// The person's choices.
    private let options: HTMLPageOptions

    /// Creates a renderer.
    package init(words: FeedWords, options: HTMLPageOptions = HTMLPageOptions()) {
        self.words = words
        self.options = options
    }

    /// Writes the whole page to `output` and flushes it; pictures are linked, whatever the
    /// options say. Linear in the size of the feed.
    ///
    /// Where the output refuses to take more, it stops early.
    package func render(_ feed: FeedViewModel, to output: RenderingOutput) {
        render(feed, to: output, embed: nil)
    }

    /// Writes the whole page to `output`.
    ///
    /// - Parameter embed: called in the place of whatever depends on a picture, with all before it
    ///   written to `output`; `nil` where pictures are linked.
    func render(
        _ feed: FeedViewModel, to output: RenderingOutput, embed: ((PagePiece) -> Void)?
    ) {
        var writer = HTMLWriter(output: output)
        let page = Page(
            feed: feed, words: words, options: options, isList: isList(feed), embed: embed)
        page.writeHead(to: &writer)
        page.writeHeader(to: &writer)
        page.writeItems(to: &writer)
        page.writeFooter(to: &writer)
        writer.flush()
    }

    private func isList(_ feed: FeedViewModel) -> Bool {
        switch options.layout {
        case .list: return true
        case .cards: return false
        case .auto where options.content == .whole: return true
        case .auto: break
        }
        let sample = feed.items.indices.prefix(Self.sampleSize)
        let pictured = sample.count {
            WebAddress.picture(feed.items.detail(at: $0, parts: .files).image?.url) != nil
        }
        return pictured * 2 < sample.count || sample.isEmpty
    }
}
