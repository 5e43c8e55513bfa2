import FeedRendering
import FeedViews
import TextRendering

// What the parts of the screen look like.
extension Reader {
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
            let words = feed.feed.labels.noItems.displayable.fitted(cells: max(area.columns - 2, 0))
            grid.put(
                words, column: 1, row: area.row + min(1, area.rows - 1), style: CellStyle(.dim))
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
        let title = CellStyle(item.isRead ? [] : .bold)
        let age = item.date.map { ItemAge.words(of: $0, at: now()) } ?? ""
        if area.rows == 1 {
            let space = width - age.count - 1
            let isAged = space >= 16 && !age.isEmpty
            grid.put(
                item.title.displayable.fitted(cells: isAged ? space : width), column: left,
                row: area.row, limit: limit, style: title)
            if isAged {
                grid.put(
                    age, column: limit - age.count, row: area.row, limit: limit,
                    style: CellStyle(.dim))
            }
        } else {
            drawText(of: item, age: age, style: title, in: text, on: &grid)
        }
        if !item.isRead {
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
        of item: FeedItemViewModel, age: String, style: CellStyle, in area: CellArea,
        on grid: inout CellGrid
    ) {
        let limit = area.column + area.columns
        var lines = WrappedText.lines(of: item.title.displayable, width: max(area.columns, 1))
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

    // MARK: The status line

    func drawStatus(on grid: inout CellGrid) {
        let row = layout.status
        let style = CellStyle(.reversed)
        grid.fill(CellArea(column: 0, row: row, columns: grid.columns, rows: 1), style: style)
        let margin = statusMargin
        let room = grid.columns - 2 * margin
        let lines = messageLines
        if lines.count > 1 {
            isMessageSeen = true
            for (number, line) in lines.enumerated() {
                grid.fill(
                    CellArea(column: 0, row: row + number, columns: grid.columns, rows: 1),
                    style: style)
                grid.put(line, column: margin, row: row + number, style: style)
            }
            return
        }
        let right = rightStatus
        let showsRight = showsRightStatus(in: room)
        if showsRight {
            grid.put(
                right, column: grid.columns - margin - right.cellWidth, row: row, style: style)
        }
        let space = max(room - (showsRight ? right.cellWidth + 2 : 0), 0)
        if let prompt {
            // The end of what is typed is what counts.
            var text = "/" + prompt
            while text.cellWidth >= space, !text.isEmpty { text.removeFirst() }
            let end = grid.put(text, column: margin, row: row, style: style)
            grid.cursor = (min(end, grid.columns - 1), row)
            return
        }
        if number.isEmpty, notice.isEmpty { isMessageSeen = true }
        grid.put(
            leftStatus.displayable.fitted(cells: space), column: margin, row: row, style: style)
    }

    private var statusMargin: Int { surface.columns >= 30 ? 1 : 0 }

    private func showsRightStatus(in room: Int) -> Bool { room >= rightStatus.cellWidth + 12 }

    /// A message on as many lines as it takes, of half of the screen; one where there is none, or it fits. What to
    /// do stands at its end.
    var messageLines: [String] {
        guard number.isEmpty, notice.isEmpty, prompt == nil, !message.isEmpty else { return [""] }
        let text = message.displayable
        let room = surface.columns - 2 * statusMargin
        let space = room - (showsRightStatus(in: room) ? rightStatus.cellWidth + 2 : 0)
        if text.cellWidth <= space { return [text] }
        let lines = WrappedText.lines(of: text, width: max(room, 1))
        let most = max(surface.rows / 2, 1)
        guard lines.count > most else { return lines }
        let rest = lines[(most - 1)...].joined(separator: " ")
        return Array(lines[..<(most - 1)]) + [rest.fitted(cells: max(room, 1))]
    }

    private var leftStatus: String {
        if !number.isEmpty { return number }
        if !notice.isEmpty { return notice }
        if !message.isEmpty { return message }
        if let loading {
            return loading.amount.isEmpty
                ? loading.message : loading.message + " · " + loading.amount
        }
        if let error {
            // What is not worth trying again may be mended meanwhile.
            let action: ReaderAction = error.canRetry ? .retry : .refresh
            guard let key = bindings.names(of: action).first else { return error.words }
            // First, since of a long line the end is not seen.
            let label = error.retryLabel.isEmpty ? "" : error.retryLabel + " · "
            return "[\(key)] \(label)\(error.words)"
        }
        guard let onShow, onShow.count > 0 else { return "" }
        var words = "\(list.selected + 1)/\(onShow.count)"
        if let article, side == .article { words += " · \(article.percent)%" }
        if let failed = failedPictureWords { words += " · " + failed }
        return words
    }

    /// Names a picture in view that could not be had and can be asked for again.
    private var failedPictureWords: String? {
        guard let key = bindings.names(of: .retry).first else { return nil }
        for slot in visiblePictures {
            if case .failed(let words, true)? = shelf.state(of: slot) {
                return "[\(key)] \(onShow?.feed.labels.retry ?? "") · \(words)"
            }
        }
        return nil
    }

    private var rightStatus: String {
        guard let key = bindings.names(of: .help).first else { return "" }
        return key + " " + ReaderAction.help.words(in: labels)
    }

    // MARK: Help

    func drawHelp(from top: Int, on grid: inout CellGrid) {
        let lines = helpLines(columns: grid.columns)
        let room = max(layout.status, 1)
        let first = min(max(top, 0), max(lines.count - room, 0))
        helpTop = first
        for (row, line) in lines[first..<min(first + room, lines.count)].enumerated() {
            grid.put(line.keys, column: 1, row: row, style: CellStyle(.bold))
            grid.put(line.words, column: line.column, row: row)
        }
        grid.fill(
            CellArea(column: 0, row: layout.status, columns: grid.columns, rows: 1),
            style: CellStyle(.reversed))
        let key = bindings.names(of: .close).first ?? ""
        grid.put(
            key + " " + (words.leaveHelp.isEmpty ? ReaderAction.close.rawValue : words.leaveHelp),
            column: grid.columns >= 30 ? 1 : 0, row: layout.status,
            style: CellStyle(.reversed))
    }

    private struct HelpLine {
        var keys = ""
        var words = ""
        /// Where the words begin.
        var column = 0
    }

    /// The keys with what they do beside them, or, where that leaves too little room, under them.
    private func helpLines(columns: Int) -> [HelpLine] {
        let entries = ReaderAction.allCases.filter { $0 != .none }.compactMap { action in
            let keys = bindings.names(of: action)
            return keys.isEmpty ? nil : (keys.joined(separator: " "), action.words(in: labels))
        }
        let beside = 3 + (entries.map { $0.0.cellWidth }.max() ?? 0)
        let isBeside = columns - beside - 1 >= Self.helpWidth
        let column = isBeside ? beside : min(3, columns / 4)
        return entries.flatMap { keys, words in
            let words = WrappedText.lines(
                of: words.displayable, width: max(columns - column - 1, 1)
            ).map { HelpLine(words: $0, column: column) }
            var keys = WrappedText.lines(of: keys, width: max(columns - 2, 1)).map {
                HelpLine(keys: $0)
            }
            guard isBeside, let first = words.first else { return keys + words }
            keys[0].words = first.words
            keys[0].column = column
            return keys + words.dropFirst()
        }
    }

    /// What keys do stands beside them where it has so many cells.
    private static var helpWidth: Int { 30 }
}

extension FeedItemViewModel {
    /// When the item was published, else changed; seconds since 1970.
    fileprivate var date: Int64? { published?.secondsSince1970 ?? updated?.secondsSince1970 }
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
