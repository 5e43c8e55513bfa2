/// Draws a table: with columns side by side if they fit, else cell by cell.
struct TableDrawing {
    /// Text on one or several lines.
    struct Cell {
        enum Alignment: String {
            case left, center, right
        }

        var runs: [TextRun] = []
        var isHeader = false
        /// The columns and rows that it spans.
        var columns = 1
        var rows = 1
        /// `nil` if not given.
        var alignment: Alignment?

        /// The width of the text on one line.
        var width: Int {
            var widest = 0
            var wrapper = LineWrapper(width: TableDrawing.widestColumn) {
                widest = max(widest, $0.width)
            }
            append(to: &wrapper)
            wrapper.finish()
            return widest
        }

        /// The bytes that it takes to draw, about.
        var size: Int {
            runs.reduce(0) { $0 + 1 + $1.text.utf8.count + ($1.link?.address.utf8.count ?? 0) }
        }

        func append(to wrapper: inout LineWrapper) {
            for run in runs { wrapper.append(run.text, style: run.style, link: run.link) }
        }
    }

    private static let gap = 2
    private static let narrowestColumn = 6
    private static let widestColumn = 200
    private static let mostColumns = 24
    /// The most bytes of a column's name that each row repeats.
    private static let longestName = 500
    /// Beyond this number spans are ignored, to bound memory.
    private static let mostSpannedCells = 50_000

    let rows: [[Cell]]
    var caption: [TextRun] = []

    func draw(on page: TextPage) {
        if !caption.isEmpty {
            page.writeParagraph { Cell(runs: caption).append(to: &$0) }
        }
        let rows = fillingSpans(rows).filter { !$0.isEmpty }
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

    /// Returns rows with all cells in their columns; empty ones fill spans.
    private func fillingSpans(_ rows: [[Cell]]) -> [[Cell]] {
        let cells = rows.reduce(0) { $0 + $1.count }
        let hasSpans = rows.contains { row in row.contains { $0.columns > 1 || $0.rows > 1 } }
        guard hasSpans else { return rows }
        guard cells * TableDrawing.mostColumns <= TableDrawing.mostSpannedCells else {
            return rows.map { row in
                row.map { Cell(runs: $0.runs, isHeader: $0.isHeader, alignment: $0.alignment) }
            }
        }
        // The rows left of spans, by column; those of further columns are ignored, too.
        var taken = Array(repeating: 0, count: TableDrawing.mostColumns)
        return rows.map { row in
            var result: [Cell] = []
            for cell in row {
                while result.count < taken.count, taken[result.count] > 0 {
                    taken[result.count] -= 1
                    result.append(Cell())
                }
                let room = TableDrawing.mostColumns - result.count
                var cell = cell
                cell.columns = max(min(cell.columns, room), 1)
                for column in taken.indices.dropFirst(result.count).prefix(cell.columns) {
                    taken[column] = min(cell.rows, rows.count) - 1
                }
                result.append(cell)
                for _ in 1..<cell.columns { result.append(Cell()) }
            }
            // Also of columns behind a missing cell, and beside a row without any.
            for column in taken.indices.dropFirst(result.count) where taken[column] > 0 {
                taken[column] -= 1
                while result.count <= column { result.append(Cell()) }
            }
            return row.isEmpty ? [] : result
        }
    }

    /// Divides the line: columns that need less than their share leave the rest to others. `nil` if
    /// a column would be unreadably narrow.
    private func columnWidths(of rows: [[Cell]], count: Int, available: Int) -> [Int]? {
        var widths = [Int](repeating: 1, count: count)
        for row in rows {
            for (column, cell) in row.enumerated() where cell.columns == 1 {
                widths[column] = max(widths[column], cell.width)
            }
        }
        // A spanning cell widens its last column if necessary.
        for row in rows {
            for (column, cell) in row.enumerated() where cell.columns > 1 {
                let last = column + cell.columns - 1
                let missing = cell.width - width(of: cell, at: column, widths)
                if missing > 0 { widths[last] += missing }
            }
        }
        var rest = available - TableDrawing.gap * (count - 1)
        guard widths.reduce(0, +) > rest else { return widths }
        let order = widths.indices.sorted { (widths[$0], $0) < (widths[$1], $1) }
        for (index, column) in order.enumerated() {
            let share = rest / (count - index)
            if widths[column] > share {
                guard share >= TableDrawing.narrowestColumn else { return nil }
                widths[column] = share
            }
            rest -= widths[column]
        }
        return rest >= 0 ? widths : nil
    }

    /// The width of a cell, including its span.
    private func width(of cell: Cell, at column: Int, _ widths: [Int]) -> Int {
        let columns = widths[column..<min(column + cell.columns, widths.count)]
        return columns.reduce(0, +) + TableDrawing.gap * (columns.count - 1)
    }

    private func drawColumns(_ rows: [[Cell]], widths: [Int], on page: TextPage) {
        let alignsRight = widths.indices.map { column in
            let cells = rows.compactMap { row in
                column < row.count && !row[column].isHeader && !row[column].runs.isEmpty
                    ? row[column] : nil
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
                    rule.append(StyledLine(repeating: "─", count: width, style: .dim))
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
            var wrapper = LineWrapper(width: width(of: cell, at: column, widths)) {
                lines.append($0)
            }
            cell.append(to: &wrapper)
            wrapper.finish()
            return lines
        }
        let height = columns.map({ $0.count }).max() ?? 0
        for index in 0..<max(height, 1) {
            var line = StyledLine()
            var start = 0
            for (column, lines) in columns.enumerated() {
                if index < lines.count {
                    let cell = row[column]
                    let room = width(of: cell, at: column, widths) - lines[index].width
                    let isNumbers = alignsRight[column] && cell.columns == 1
                    let slack =
                        switch cell.alignment ?? (isNumbers ? .right : .left) {
                        case .left: 0
                        case .center: room / 2
                        case .right: room
                        }
                    line.append(spaces: start + slack - line.width)
                    line.append(lines[index])
                }
                start += widths[column] + TableDrawing.gap
            }
            page.write(line)
        }
    }

    /// Draws each row as a block, and each cell on lines of its own after its column's name.
    private func drawCells(_ rows: [[Cell]], on page: TextPage) {
        let header = rows.first.flatMap {
            $0.allSatisfy({ $0.isHeader && $0.size <= TableDrawing.longestName })
                && rows.count > 1 ? $0 : nil
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
    /// True for digits with an optional sign, separators, and a unit of one character.
    var isNumber: Bool {
        var hasDigits = false
        for run in runs {
            for scalar in run.text.unicodeScalars where scalar != " " {
                if scalar.value >= 0x30, scalar.value <= 0x39 {
                    hasDigits = true
                } else if !".,+-−%€$£:\n\u{A0}\u{202F}".unicodeScalars.contains(scalar) {
                    return false
                }
            }
        }
        return hasDigits
    }
}
