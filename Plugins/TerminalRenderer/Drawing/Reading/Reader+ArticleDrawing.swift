import FeedRendering
import FeedViews
import TextRendering

// Draws articles.
extension Reader {
    func drawArticle(on grid: inout CellGrid) {
        let area = layout.article
        guard area.columns > 0, let article else { return }
        let visible = article.visible
        var row = area.row
        var line = visible.lowerBound
        while line < visible.upperBound {
            switch article.lines[line] {
            case .text(let text, _): draw(text, column: area.column, row: row, on: &grid)
            case .words(let words, let picture):
                let margin = article.pictures[picture].margin
                grid.put(
                    words.fitted(cells: max(textWidth - margin, 1)), column: area.column + margin,
                    row: row, style: CellStyle(.dim))
            case .picture(let picture, let first):
                var count = 1
                while line + count < visible.upperBound,
                    case .picture(picture, _) = article.lines[line + count]
                {
                    count += 1
                }
                draw(
                    picture: picture, of: article, rows: first..<first + count, row: row, on: &grid)
                line += count - 1
                row += count - 1
            }
            line += 1
            row += 1
        }
        markNote(of: article, in: area, on: &grid)
        highlight(in: area, on: &grid)
        drawStar(in: area, on: &grid)
    }

    /// Draws the mark of a starred item beside its article.
    private func drawStar(in area: CellArea, on grid: inout CellGrid) {
        guard shown.states.contains(.starred) else { return }
        let column = min(area.column + area.columns, grid.columns - 1)
        grid.put(
            Self.star, column: column, row: area.row, style: CellStyle(.accent))
    }

    private func draw(
        picture number: Int, of article: OpenArticle, rows: Range<Int>, row: Int,
        on grid: inout CellGrid
    ) {
        guard let slot = slot(ofPicture: number, in: article) else { return }
        let column = layout.article.column + article.pictures[number].margin
        if case .shown(let picture) = tracker.state(of: slot) {
            put(picture, column: column, row: row, rows: rows, on: &grid)
        } else if rows.lowerBound == 0 {
            grid.put("…", column: column, row: row, style: CellStyle(.dim))
        }
    }

    private func draw(_ line: StyledLine, column: Int, row: Int, on grid: inout CellGrid) {
        var column = column
        var start = 0
        let limit = layout.article.column + layout.article.columns
        for segment in line.segments {
            let text = String(decoding: line.text[start..<segment.end], as: UTF8.self)
            let link = segment.link.map { grid.link(to: $0.address) } ?? 0
            column = grid.put(
                text, column: column, row: row, limit: limit, style: CellStyle(segment.style),
                link: link)
            start = segment.end
        }
    }

    /// Highlights the note that was followed.
    private func markNote(of article: OpenArticle, in area: CellArea, on grid: inout CellGrid) {
        guard let noteLine, article.visible.contains(noteLine) else { return }
        let row = area.row + noteLine - article.visible.lowerBound
        grid.mark(
            .reversed, removing: .dim,
            in: CellArea(column: area.column, row: row, columns: textWidth, rows: 1))
    }
}
