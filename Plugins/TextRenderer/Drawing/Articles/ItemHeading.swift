import FeedRendering
import FeedViews

/// Draws an item's title and the line under it: when, by whom, where, from which feed.
struct ItemHeading {
    private let page: TextPage
    private let feedTitle: String
    private let updatedFrame: PhraseFrame
    private let dates: DateDrawing

    /// Creates headings for the items of `feed`.
    init(page: TextPage, feed: FeedViewModel, dates: DateDrawing) {
        self.init(page: page, feedTitle: feed.title, feed.labels, dates: dates)
    }

    /// Creates headings for the items of a feed called `feedTitle`.
    init(
        page: TextPage, feedTitle: String, _ labels: FeedLabels, dates: DateDrawing = .inWords
    ) {
        self.dates = dates
        self.page = page
        self.feedTitle = feedTitle
        updatedFrame = labels.itemUpdated
    }

    /// Draws the title, which leads to `address`.
    ///
    /// A title that is only the beginning of `text` is drawn as all of it.
    ///
    /// - Parameter isAboveContent: whether headings may follow, which it is to stand out from.
    func drawTitle(
        of item: FeedItemViewModel, from text: String? = nil, leadingTo address: String?,
        isAboveContent: Bool = false
    ) {
        let title = ItemHeading.isBeginning(item, of: text) ? text : nil
        let style: TextStyle = isAboveContent ? [.bold, .accent] : .bold
        let words = (title ?? item.title).displayable
        page.writeParagraph(
            words, style: item.isTitleDerived ? [] : style, link: page.makeHyperlink(address))
        guard isAboveContent, !page.isStyled, !item.isTitleDerived else { return }
        let length = min(words.cellWidth, page.availableWidth)
        page.write(StyledLine(repeating: "═", count: max(length, 1)))
    }

    /// Draws the line under the title, unless nothing is known; `isLinked` where it leads to the
    /// item's page in place of the title.
    func drawByline(of item: FeedItemViewModel, isLinked: Bool = false) {
        let parts = parts(of: item)
        guard !parts.isEmpty else { return }
        page.writeParagraph(
            parts.joined(separator: " · "), style: .dim,
            link: isLinked ? page.makeHyperlink(item.url) : nil)
    }

    /// True where the title was taken from the beginning of `text`, so it need not be drawn with
    /// the text.
    static func isBeginning(_ item: FeedItemViewModel, of text: String?) -> Bool {
        guard item.isTitleDerived, let text else { return false }
        var beginning = item.title[...]
        if beginning.last == "…" { beginning.removeLast() }
        return text.utf8.starts(with: beginning.utf8)
    }

    private func parts(of item: FeedItemViewModel) -> [String] {
        var parts: [String] = []
        if let date = item.shownDate {
            let text = dates.text(date)
            parts.append(date == item.published ? text : updatedFrame.around(text))
        }
        parts += [item.byline, item.location].compactMap { $0 }
        if let source = item.source?.title, source != feedTitle { parts.append(source) }
        return parts.filter { !$0.isEmpty }
    }
}
