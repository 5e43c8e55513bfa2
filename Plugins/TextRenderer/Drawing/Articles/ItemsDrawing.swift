import FeedRendering
import FeedViews

/// Draws items below each other, each completely or as a summary.
struct ItemsDrawing {
    let page: TextPage
    let links: LinkDrawing
    let dates: DateDrawing
    let words: FeedWords
    let isFull: Bool

    func draw(_ feed: FeedViewModel) {
        drawHeader(of: feed)
        let heading = ItemHeading(page: page, feed: feed, words: words, dates: dates)
        let rule = StyledLine(repeating: "─", count: page.width, style: .dim)
        for group in feed.itemGroups {
            if let folder = group.folder {
                page.separate()
                page.writeParagraph(folder, style: [.bold, .accent])
                page.underline(folder, by: "─")
            }
            for index in group.indices {
                page.separate()
                if isFull {
                    page.write(rule)
                    drawWhole(index, of: feed.items, heading)
                } else {
                    drawSummary(index, of: feed, heading)
                }
            }
        }
    }

    /// Draws the feed's title, summary and page above the items, and a message if there are none.
    private func drawHeader(of feed: FeedViewModel) {
        page.separate()
        let title = feed.title.displayable
        page.writeParagraph(
            title, style: [.bold, .accent], link: page.makeHyperlink(feed.homePageURL))
        page.underline(title, by: "═")
        if let summary = feed.summary, summary != feed.title { page.writeParagraph(summary) }
        if links == .printed, let url = feed.homePageURL { page.writeAddress(url) }
        if let updated = feed.updated, !updated.words.isEmpty {
            page.writeParagraph(
                words[phrase: .feedUpdated].around(dates.text(updated)), style: .dim)
        }
        page.separate()
        if feed.items.isEmpty { page.writeParagraph(words[.noItems]) }
    }
}
