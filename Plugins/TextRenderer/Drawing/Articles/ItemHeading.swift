import FeedPresentation
import FeedRendering

/// Draws an item's title and the line under it: when, by whom, where, from which feed.
struct ItemHeading {
    private let page: TextPage
    private let feedTitle: String

    /// Creates headings for the items of the feed called `feedTitle`.
    init(page: TextPage, feedTitle: String) {
        self.page = page
        self.feedTitle = feedTitle
    }

    /// Draws the title, which leads to the item's page.
    func drawTitle(of item: FeedItemViewModel) {
        page.writeParagraph(
            item.title, style: item.isTitleDerived ? [] : .bold,
            link: page.makeHyperlink(item.url))
    }

    /// Draws the line under the title, unless nothing is known.
    func drawByline(of item: FeedItemViewModel) {
        var parts: [String] = []
        if let published = item.published {
            parts.append(published.words)
        } else if let updated = item.updated {
            parts.append("\(Phrases.updated.lowercased()) \(updated.words)")
        }
        parts += [item.byline, item.location].compactMap { $0 }
        if let source = item.source?.title, source != feedTitle { parts.append(source) }
        parts.removeAll { $0.isEmpty }
        guard !parts.isEmpty else { return }
        page.writeParagraph(parts.joined(separator: " · "), style: .dim)
    }
}
