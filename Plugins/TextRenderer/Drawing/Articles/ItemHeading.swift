import FeedMarkup
import FeedRendering
import FeedViews

/// Draws an item's title and a line of facts.
///
/// A class for the sake of a line buffer that is reused.
final class ItemHeading {
    private static let separator: StaticString = " · "

    private let page: TextPage
    /// The feed's authors, who are not repeated.
    private let byline: FeedText?
    private let updated: Phrase
    private let dates: DateDrawing
    private var line: [UInt8] = []

    /// Creates headings for items of `feed`.
    init(
        page: TextPage, feed: FeedViewModel? = nil, words: FeedWords,
        dates: DateDrawing = .inWords
    ) {
        self.dates = dates
        self.page = page
        byline = (feed?.byline).map { FeedText($0) }
        updated = words[phrase: .itemUpdated]
    }

    /// Draws the title as a link to `address`.
    ///
    /// - Parameters:
    ///   - text: replaces a title that is only its beginning.
    ///   - isAboveContent: whether headings may follow, from which it has to differ.
    func drawTitle(
        of item: FeedItemViewModel, from text: FeedText? = nil,
        leadingTo address: @autoclosure () -> String?, isAboveContent: Bool = false
    ) {
        let title = item.titleOrigin == .text ? text : nil
        if title == nil, !isAboveContent, item.$title.withUTF8({ page.writePlainly($0) }) {
            return
        }
        let style: TextStyle = isAboveContent ? [.bold, .accent] : .bold
        let words = (title ?? item.$title).string.displayable
        page.writeParagraph(
            words, style: item.titleOrigin == .own ? style : [], link: page.makeHyperlink(address())
        )
        if isAboveContent, item.titleOrigin == .own { page.underline(words, by: "═") }
    }

    /// Draws an article's facts, unless there are none.
    ///
    /// - Parameters:
    ///   - date: the article's date, for drawing it in another form than words.
    ///   - address: the target of the line.
    func drawFacts(
        of article: FeedArticleViewModel, date: DateViewModel? = nil,
        leadingTo address: String? = nil
    ) {
        guard !article.facts.isEmpty else { return }
        var line = article.$factsLine
        if dates.style != .words {
            var facts = article.facts
            for index in facts.indices where facts[index].kind == .date {
                facts[index].value = date.map(dates.text) ?? facts[index].value
            }
            line = FeedArticleViewModel.line(of: facts)
        }
        page.writeParagraph(line.string, style: .dim, link: page.makeHyperlink(address))
    }

    /// Draws a line with date, authors, location and source of a summary, unless it is empty. It is
    /// put together as bytes, since there may be very many.
    func drawByline(of item: FeedItemViewModel) {
        putTogether(item)
        let line = line
        if line.isEmpty || page.writePlainly(line.span) { return }
        page.writeParagraph(String(decoding: line, as: UTF8.self), style: .dim)
    }

    private func putTogether(_ item: FeedItemViewModel) {
        line.removeAll(keepingCapacity: true)
        if let date = item.date {
            let isUpdate = item.dateOrigin == .updated
            add {
                if isUpdate { $0.append(updated.before.utf8Span.span) }
                dates.append(date, to: &$0)
                if isUpdate { $0.append(updated.after.utf8Span.span) }
            }
        }
        let authors = item.$byline == byline ? nil : item.$byline
        for text in [authors, item.$location, item.source?.$title] {
            if let text { add { $0.append(text) } }
        }
    }

    /// Appends what `append` appends, with a separator.
    private func add(_ append: (inout [UInt8]) -> Void) {
        let end = line.count
        if end > 0 { line.append(Self.separator) }
        let start = line.count
        append(&line)
        if line.count == start { line.removeLast(start - end) }
    }
}
