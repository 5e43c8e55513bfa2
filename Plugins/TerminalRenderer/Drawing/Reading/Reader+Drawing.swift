import FeedModel
import FeedRendering
import FeedViews
import TextRendering

// What the parts of the screen look like.
extension Reader {
    private static let star = "★"

    private var accent: CellColor { .palette(5) }

    func drawHeader(on grid: inout CellGrid) {
        guard let row = layout.header, let feed = onShow?.feed else { return }
        let count = feed.itemCountWords.displayable
        let space = grid.columns - 2
        let title = feed.title.displayable.fitted(cells: max(space - count.cellWidth - 2, 1))
        grid.put(
            title, column: 1, row: row, style: CellStyle(.bold, foreground: accent))
        let column = grid.columns - 1 - count.cellWidth
        if column > title.cellWidth + 2 {
            grid.put(count, column: column, row: row, style: CellStyle(.dim))
        }
    }

    /// Draws the screen before there is a feed.
    func drawWaiting(on grid: inout CellGrid) {
        let text = error.map { $0.words } ?? loading?.message ?? ""
        let width = max(min(grid.columns - 2, 76), 1)
        let lines = WrappedText.lines(of: text, width: width)
        let top = max((layout.status - lines.count) / 2, 0)
        for (number, line) in lines.enumerated() where top + number < layout.status {
            grid.put(
                line, column: max((grid.columns - line.cellWidth) / 2, 0), row: top + number,
                style: CellStyle(error == nil ? .dim : .bold))
        }
    }

    // MARK: The list

    func drawList(on grid: inout CellGrid) {
        let area = layout.list
        guard area.columns > 0, area.rows > 0, var feed = onShow else { return }
        if feed.count == 0 {
            let text = words[.noItems].displayable.fitted(cells: max(area.columns - 2, 0))
            grid.put(
                text, column: 1, row: area.row + min(1, area.rows - 1), style: CellStyle(.dim))
        }
        let height = rowHeight
        for (place, index) in list.visible.enumerated() {
            drawItem(
                feed.row(at: index).item, at: index, feed: &feed,
                in: CellArea(
                    column: area.column, row: area.row + place * height, columns: area.columns,
                    rows: height),
                on: &grid)
        }
        onShow = feed
        if let divider = layout.divider {
            for row in area.row..<area.row + area.rows {
                grid.put("│", column: divider, row: row, style: CellStyle(.dim))
            }
        }
    }

    private func drawItem(
        _ item: FeedItemViewModel, at index: Int, feed: inout FeedOnShow, in area: CellArea,
        on grid: inout CellGrid
    ) {
        let isSelected = index == list.selected
        var left = area.column + 2
        if showsThumbnails {
            let size = thumbnailSize
            let place = CellArea(
                column: left, row: area.row, columns: size.columns, rows: size.rows)
            if let url = feed.pictureURL(at: index) {
                let slot = PictureSlot(
                    item: feed.row(at: index).key, url: nil, ownURL: url, columns: size.columns,
                    rows: size.rows)
                drawPicture(slot, in: place, isCentred: true, on: &grid)
            }
            left += size.columns + 1
        }
        let limit = area.column + area.columns - (area.columns >= 20 ? 1 : 0)
        let width = max(limit - left, 0)
        let text = CellArea(column: left, row: area.row, columns: width, rows: area.rows)
        let isRead = item.states.contains(.read)
        let style = CellStyle(isRead ? [] : .bold)
        let title = (item.states.contains(.starred) ? Self.star + " " : "") + item.title.displayable
        let age = item.date.map { ItemAge.words(of: $0.secondsSince1970, at: now()) } ?? ""
        if area.rows == 1 {
            let space = width - age.count - 1
            let isAged = space >= 16 && !age.isEmpty
            grid.put(
                title.fitted(cells: isAged ? space : width), column: left, row: area.row,
                limit: limit, style: style)
            if isAged {
                grid.put(
                    age, column: limit - age.count, row: area.row, limit: limit,
                    style: CellStyle(.dim))
            }
        } else {
            drawText(of: item, title: title, age: age, style: style, in: text, on: &grid)
        }
        if !isRead {
            grid.put("●", column: area.column, row: area.row, style: CellStyle(foreground: accent))
        }
        highlight(in: text, on: &grid)
        if isSelected {
            let isActive = side == .list || layout.article.columns == 0
            // Dim on a ground of light is not read.
            grid.mark(isActive ? .reversed : [.reversed, .dim], removing: .dim, in: text)
            grid.put(
                isActive ? "▌" : " ", column: area.column + 1, row: area.row,
                style: CellStyle(foreground: accent))
        }
    }

    /// Draws the title, on as many lines as there are but one, and under it where from and when.
    private func drawText(
        of item: FeedItemViewModel, title: String, age: String, style: CellStyle,
        in area: CellArea, on grid: inout CellGrid
    ) {
        let limit = area.column + area.columns
        var lines = WrappedText.lines(of: title, width: max(area.columns, 1))
        let most = area.rows - 1
        if lines.count > most {
            let rest = lines[(most - 1)...].joined(separator: " ")
            lines = Array(lines[..<(most - 1)]) + [rest.fitted(cells: area.columns)]
        }
        for (number, line) in lines.enumerated() {
            grid.put(
                line, column: area.column, row: area.row + number, limit: limit, style: style)
        }
        var facts = [age, item.source?.title ?? "", item.location ?? ""].filter { !$0.isEmpty }
        if item.source?.title == nil, let byline = item.byline { facts.append(byline) }
        grid.put(
            facts.joined(separator: " · ").displayable.fitted(cells: area.columns),
            column: area.column, row: area.row + lines.count, limit: limit,
            style: CellStyle(.dim))
    }

    // MARK: Pictures

    /// Draws a picture in its place, or a sign of how far it is.
    private func drawPicture(
        _ slot: PictureSlot, in area: CellArea, isCentred: Bool, on grid: inout CellGrid
    ) {
        switch shelf.state(of: slot) {
        case .drawn(let picture):
            let column =
                area.column + (isCentred ? max((area.columns - picture.columns) / 2, 0) : 0)
            let row = area.row + (isCentred ? max((area.rows - picture.rows) / 2, 0) : 0)
            put(
                picture, column: column, row: row, rows: 0..<min(picture.rows, area.rows), on: &grid
            )
        case .failed: putSign("×", in: area, on: &grid)
        case .loading: putSign("…", in: area, on: &grid)
        case nil: break
        }
    }

    private func putSign(_ sign: String, in area: CellArea, on grid: inout CellGrid) {
        grid.put(
            sign, column: area.column + area.columns / 2, row: area.row + area.rows / 2,
            style: CellStyle(.dim))
    }

    /// Puts some rows of a picture: as pixels only where all of it is seen, since terminals don't cut them.
    private func put(
        _ picture: DrawnPicture, column: Int, row: Int, rows: Range<Int>, on grid: inout CellGrid
    ) {
        if !picture.sequence.isEmpty, rows.count == picture.rows {
            sequences[picture.number] = picture.sequence
            grid.place(
                PlacedPicture(
                    drawing: picture.number,
                    area: CellArea(
                        column: column, row: row, columns: picture.columns, rows: picture.rows)))
            return
        }
        for (line, part) in rows.enumerated() {
            for x in 0..<picture.columns where part * picture.columns + x < picture.cells.count {
                grid.set(picture.cells[part * picture.columns + x], column + x, row + line)
            }
        }
    }

    // MARK: The article

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
        highlight(in: area, on: &grid)
        drawStar(of: article, in: area, on: &grid)
    }

    /// Draws the sign of an item that is to be kept, beside its article.
    private func drawStar(
        of article: OpenArticle, in area: CellArea, on grid: inout CellGrid
    ) {
        guard let index = article.index, var feed = onShow, index < feed.count,
            feed.row(at: index).item.states.contains(.starred)
        else { return }
        let column = min(area.column + area.columns, grid.columns - 1)
        grid.put(
            Self.star, column: column, row: area.row, style: CellStyle(foreground: accent))
    }

    private func draw(
        picture number: Int, of article: OpenArticle, rows: Range<Int>, row: Int,
        on grid: inout CellGrid
    ) {
        guard let slot = slot(ofPicture: number, in: article) else { return }
        let column = layout.article.column + article.pictures[number].margin
        if case .drawn(let picture) = shelf.state(of: slot) {
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

    /// Marks what is searched for.
    private func highlight(in area: CellArea, on grid: inout CellGrid) {
        guard let search else { return }
        for row in area.row..<min(area.row + area.rows, grid.rows) {
            let end = min(area.column + area.columns, grid.columns)
            guard area.column < end else { continue }
            for place in search.places(inCells: grid.lines[row][area.column..<end]) {
                grid.mark(
                    [.reversed, .underlined],
                    in: CellArea(
                        column: place.lowerBound, row: row, columns: place.count, rows: 1))
            }
        }
    }
}

extension CellStyle {
    /// The look of text in articles.
    fileprivate init(_ style: TextStyle) {
        let known: [(TextStyle, Marks)] = [
            (.bold, .bold), (.dim, .dim), (.italic, .italic), (.underlined, .underlined),
            (.struckThrough, .struckThrough),
        ]
        let marks = known.reduce(into: Marks()) { if style.contains($1.0) { $0.insert($1.1) } }
        self.init(marks, foreground: style.contains(.accent) ? .palette(5) : .standard)
    }
}
