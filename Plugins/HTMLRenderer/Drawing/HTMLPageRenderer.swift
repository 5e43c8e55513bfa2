public import FeedRendering
public import FeedViews

/// Draws a feed as one self-contained page: no scripts, and no style sheets, fonts or pictures of
/// its own to load, enforced by a Content-Security-Policy.
///
/// Deterministic HTML by the WHATWG standard. Items are drawn one by one, so that large feeds
/// stream.
public struct HTMLPageRenderer: Sendable {
    /// The items examined to choose a layout.
    private static let sampleSize = 24

    private let words: FeedWords
    let options: HTMLPageOptions

    /// Creates a renderer that writes in these words, as `FeedPhrases.words` has them.
    public init(words: FeedWords, options: HTMLPageOptions = HTMLPageOptions()) {
        self.words = words
        self.options = options
    }

    /// Writes the page and flushes it, with linked pictures whatever the options say. O(*n*).
    ///
    /// Stops early if the output fails.
    public func render(_ feed: FeedViewModel, to output: RenderingOutput) {
        render(feed, to: output, embed: nil)
    }

    /// Writes the page.
    ///
    /// - Parameter embed: called for everything that depends on a picture, after all before it is
    ///   written; `nil` to link pictures.
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
