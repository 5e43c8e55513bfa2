import FeedRendering
import FeedViews

/// Draws the feed's title, summary and page above the items.
struct FeedHeader {
    let page: TextPage
    let links: LinkDrawing
    let dates: DateDrawing
    let words: FeedWords

    /// Draws the header, and a message if there are no items.
    func draw(_ feed: FeedViewModel) {
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
