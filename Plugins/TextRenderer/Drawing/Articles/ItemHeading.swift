import FeedMarkup
import FeedRendering
import FeedViews

/// Draws an item's title and the line under it: when, by whom, where, from which feed.
///
/// A class for the one line that it puts together again and again.
final class ItemHeading {
    private static let separator: StaticString = " · "

    private let page: TextPage
    private let feedTitle: String
    private let updated: Phrase
    private let dates: DateDrawing
    private var line: [UInt8] = []

    /// Creates headings for the items of a feed called `feedTitle`.
    init(page: TextPage, feedTitle: String, words: FeedWords, dates: DateDrawing = .inWords) {
        self.dates = dates
        self.page = page
        self.feedTitle = feedTitle
        updated = words[phrase: .itemUpdated]
    }

    /// Draws the title, which leads to `address`.
    ///
    /// - Parameters:
    ///   - text: drawn in place of a title that is only its beginning.
    ///   - isAboveContent: whether headings may follow, which it is to stand out from.
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

    /// Draws the line under the title, unless nothing is known; `isLinked` where it leads to the
    /// item's page in place of the title.
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

    /// Adds what `append` appends, if anything, parted from what stands there.
    private func add(_ append: (inout [UInt8]) -> Void) {
        let end = line.count
        if end > 0 { line.append(Self.separator) }
        let start = line.count
        append(&line)
        if line.count == start { line.removeLast(start - end) }
    }
}
