import FeedMarkup
import FeedRendering
import FeedViews

/// Draws an item's title and a line with date, authors, location and source.
///
/// A class for the sake of a line buffer that is reused.
final class ItemHeading {
    private static let separator: StaticString = " · "

    private let page: TextPage
    private let feedTitle: String
    private let updated: Phrase
    private let dates: DateDrawing
    private var line: [UInt8] = []

    /// Creates headings for items of a feed called `feedTitle`.
    init(page: TextPage, feedTitle: String, words: FeedWords, dates: DateDrawing = .inWords) {
        self.dates = dates
        self.page = page
        self.feedTitle = feedTitle
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
        guard isAboveContent, !page.isStyled, item.titleOrigin == .own else { return }
        let length = min(words.cellWidth, page.availableWidth)
        page.write(StyledLine(repeating: "═", count: max(length, 1)))
    }

    /// Draws the line below the title, unless it is empty; `isLinked` if it links to the item's
    /// page instead of the title.
    func drawByline(of item: FeedItemViewModel, isLinked: Bool = false) {
        putTogether(item)
        let line = line
        if line.isEmpty || page.writePlainly(line.span) { return }
        page.writeParagraph(
            String(decoding: line, as: UTF8.self), style: .dim,
            link: isLinked ? page.makeHyperlink(item.openURL) : nil)
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
        for text in [item.$byline, item.$location] {
            if let text { add { $0.append(text) } }
        }
        if let source = item.source?.$title, !source.says(feedTitle) {
            add { $0.append(source) }
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
