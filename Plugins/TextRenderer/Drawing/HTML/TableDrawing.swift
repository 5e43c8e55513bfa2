import FeedRendering

/// Draws a table: its columns side by side if they fit, else its cells one below the other.
struct TableDrawing {
    /// A cell: its text, on one line or several.
    struct Cell {
        var runs: [TextRun] = []
        var isHeader = false

        /// How many cells of the terminal the text takes on one line.
        var width: Int {
            var widest = 0
            var wrapper = LineWrapper(width: TableDrawing.widestColumn) {
                widest = max(widest, $0.width)
            }
            append(to: &wrapper)
            wrapper.finish()
            return widest
        }

        func append(to wrapper: inout LineWrapper) {
            for run in runs { wrapper.append(run.text, style: run.style, link: run.link) }
        }
    }

    private static let gap = 2
    private static let narrowestColumn = 6
    private static let widestColumn = 200
    private static let mostColumns = 24

    let rows: [[Cell]]

    /// Draws the table on `page`.
    func draw(on page: TextPage) {
        let rows = rows.filter { !$0.isEmpty }
        let columns = rows.map({ $0.count }).max() ?? 0
        guard columns > 0 else { return }
        if columns <= TableDrawing.mostColumns,
            let widths = columnWidths(of: rows, count: columns, available: page.availableWidth)
        {
            drawColumns(rows, widths: widths, on: page)
        } else {
            drawCells(rows, on: page)
        }
    }

    /// Shares the line out: columns that need less than their share give the rest to the
    /// others. `nil` where a column would be too narrow to read.
    private func columnWidths(of rows: [[Cell]], count: Int, available: Int) -> [Int]? {
        var widths = [Int](repeating: 1, count: count)
        for row in rows {
            for (column, cell) in row.enumerated() {
                widths[column] = max(widths[column], cell.width)
            }
        }
        var rest = available - TableDrawing.gap * (count - 1)
        guard widths.reduce(0, +) > rest else { return widths }
        let order = widths.indices.sorted { (widths[$0], $0) < (widths[$1], $1) }
        for (place, column) in order.enumerated() {
            let share = rest / (count - place)
            if widths[column] > share {
                guard share >= TableDrawing.narrowestColumn else { return nil }
                widths[column] = share
            }
            rest -= widths[column]
        }
        return rest >= 0 ? widths : nil
    }

    private func drawColumns(_ rows: [[Cell]], widths: [Int], on page: TextPage) {
        let alignsRight = widths.indices.map { column in
            let cells = rows.compactMap {
                column < $0.count && !$0[column].isHeader ? $0[column] : nil
            }
            return !cells.isEmpty && cells.allSatisfy({ $0.isNumber })
        }
        for (index, row) in rows.enumerated() {
            drawRow(row, widths: widths, alignsRight: alignsRight, on: page)
            let isHeader = row.allSatisfy({ $0.isHeader })
            if index == 0, isHeader, rows.count > 1 {
                var rule = StyledLine()
                for (column, width) in widths.enumerated() {
                    if column > 0 { rule.append(spaces: TableDrawing.gap) }
                    rule.append(
                        String(repeating: "─", count: width), width: width, style: .dim, link: nil)
                }
                page.write(rule)
            }
        }
    }

    private func drawRow(
        _ row: [Cell], widths: [Int], alignsRight: [Bool], on page: TextPage
    ) {
        let columns = row.enumerated().map { column, cell in
            var lines: [StyledLine] = []
            var wrapper = LineWrapper(width: widths[column]) { lines.append($0) }
            cell.append(to: &wrapper)
            wrapper.finish()
            return lines
        }
        let height = columns.map({ $0.count }).max() ?? 0
        for place in 0..<max(height, 1) {
            var line = StyledLine()
            var start = 0
            for (column, lines) in columns.enumerated() {
                if place < lines.count {
                    let slack = alignsRight[column] ? widths[column] - lines[place].width : 0
                    line.append(spaces: start + slack - line.width)
                    line.append(lines[place])
                }
                start += widths[column] + TableDrawing.gap
            }
            page.write(line)
        }
    }

    /// Each row as a block of its own, each cell on its own lines after the name of its column.
    private func drawCells(_ rows: [[Cell]], on page: TextPage) {
        let header = rows.first.flatMap {
            $0.allSatisfy({ $0.isHeader }) && rows.count > 1 ? $0 : nil
        }
        for row in header == nil ? rows[...] : rows.dropFirst() {
            page.separate()
            for (column, cell) in row.enumerated() where !cell.runs.isEmpty {
                page.writeParagraph { wrapper in
                    if let header, column < header.count, !header[column].runs.isEmpty {
                        header[column].append(to: &wrapper)
                        wrapper.append(": ")
                    }
                    cell.append(to: &wrapper)
                }
            }
        }
        page.separate()
    }
}

extension TableDrawing.Cell {
    /// Whether the text is a number, perhaps with a sign, a unit of one character or separators.
    var isNumber: Bool {
        var digits = 0
        var others = 0
        for run in runs {
            for scalar in run.text.unicodeScalars where scalar != " " {
                if scalar.value >= 0x30, scalar.value <= 0x39 {
                    digits += 1
                } else if !".,+-−%€$£:\n\u{A0}\u{202F}".unicodeScalars.contains(scalar) {
                    others += 1
                }
            }
        }
        return digits > 0 && others == 0
    }
}
