import FeedMarkup
import FeedViews
import WindowRendering
import WindowWidgets

/// Creates the widgets for the parts of an article.
final class PartMaker {
    /// The natural width of a cell, beyond which it has several lines.
    private static let lettersOfCell = 36

    private unowned let reader: WindowReader
    private let isRightToLeft: Bool
    private let follow: (String) -> Void
    /// The slots for pictures, and the texts, created so far from top to bottom.
    private(set) var slots: [ArticlePicture] = []
    private(set) var labels: [Label] = []

    init(
        _ reader: WindowReader, isRightToLeft: Bool, follow: @escaping (String) -> Void
    ) {
        self.reader = reader
        self.isRightToLeft = isRightToLeft
        self.follow = follow
    }

    func widget(of part: ArticlePart) -> Widget {
        let (follow, reader) = (follow, reader)
        switch part {
        case .text(let markup, let style, let nesting):
            let label = Label().selectable().markup(markup, open: follow)
            labels.append(label)
            // A paragraph may be in another language than the article.
            let direction =
                nesting.isRightToLeft
                ?? BaseDirection.isRightToLeft(paragraph: label.words, in: isRightToLeft)
            let result = text(label, style, direction)
            if nesting.isRightToLeft != nil, style != .code { label.keepDirection() }
            return put(result, in: nesting, direction)
        case .table(let rows, let nesting):
            let direction = nesting.isRightToLeft ?? isRightToLeft
            return put(
                table(rows, direction, isDeclared: nesting.isRightToLeft != nil), in: nesting,
                direction)
        case .rule(let nesting):
            return put(Separator(), in: nesting, isRightToLeft)
        case .picture(let url, let words, let link, let nesting):
            let slot = ArticlePicture(
                reader.pictureRequest(url), words: words.isEmpty ? reader.words[.picture] : words,
                retryWords: reader.words[.retry], press: link.map { link in { follow(link) } },
                retry: { [unowned reader] in reader.retry($0) })
            slots.append(slot)
            return put(slot.widget, in: nesting, isRightToLeft)
        case .play:
            let words = reader.words[.readerPlay]
            return Button(icon: "media-playback-start-symbolic", words) { [unowned reader] in
                reader.requestOfArticle(.play)
            }.align(across: .start)
        case .file(let label, let url):
            return Button(link: label) { follow(url) }
        }
    }

    private func text(
        _ label: Label, _ style: ArticlePart.Style, _ isRightToLeft: Bool
    ) -> Widget {
        if style != .code { label.wrap().direct(rightToLeft: isRightToLeft) }
        switch style {
        case .paragraph: label.style("reading")
        case .title: label.style("title-1")
        case .heading(let level): label.style("title-\(min(max(level, 2), 4))")
        case .facts: label.style("dim-label")
        case .code:
            label.style("monospace", "code")
            return ScrolledArea(label, across: true)
        }
        return label
    }

    private func table(
        _ rows: [ArticlePart.Row], _ isRightToLeft: Bool, isDeclared: Bool
    ) -> Widget {
        let grid = Grid(rowSpacing: 6, columnSpacing: 18)
        for (number, row) in rows.enumerated() {
            for (column, cell) in row.cells.enumerated() {
                let label = Label().markup(cell, open: follow).selectable()
                label.wrapWords(at: Self.lettersOfCell)
                label.direct(rightToLeft: isRightToLeft)
                if isDeclared { label.keepDirection() }
                label.align(down: .start)
                if column < row.alignments.count, let alignment = row.alignments[column] {
                    // GTK turns it around in text from right to left.
                    let fromLeft: Float =
                        switch alignment {
                        case .left: 0
                        case .center: 0.5
                        case .right: 1
                        }
                    label.align(text: isRightToLeft ? 1 - fromLeft : fromLeft)
                }
                labels.append(label)
                if row.isHeader { label.style("heading") }
                grid.put(label, column: column, row: number)
            }
        }
        grid.direct(rightToLeft: isRightToLeft).style("table")
        return ScrolledArea(grid, across: true)
    }

    /// Indents content of lists and quotations, and adds the marker.
    private func put(
        _ widget: Widget, in nesting: ArticlePart.Nesting, _ isRightToLeft: Bool
    ) -> Widget {
        widget.expand(across: true)
        var result = widget
        if nesting.lists > 0 {
            let mark = Label(nesting.mark).size(width: 24).align(down: .start)
            mark.style("reading")
            mark.margins(start: 24 * (nesting.lists - 1))
            result = Box(down: false, spacing: 6, [mark, widget]).style("item").direct(
                rightToLeft: isRightToLeft)
        }
        for _ in 0..<nesting.quotes {
            result = Box(down: true, [result]).direct(rightToLeft: isRightToLeft)
                .style(isRightToLeft ? "quote-rtl" : "quote")
        }
        return result
    }
}
