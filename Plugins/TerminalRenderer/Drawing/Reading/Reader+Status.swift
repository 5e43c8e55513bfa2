import FeedRendering
import FeedViews
import TextRendering

// The status line and help.
extension Reader {
    func drawStatus(on grid: inout CellGrid) {
        let row = layout.status
        let style = CellStyle(.reversed)
        let lines = messageLines
        grid.fill(
            CellArea(column: 0, row: row, columns: grid.columns, rows: max(lines.count, 1)),
            style: style)
        let margin = statusMargin
        let room = grid.columns - 2 * margin
        if lines.count > 1 {
            if prompt == nil { isMessageSeen = true }
            for (number, line) in lines.enumerated() {
                grid.put(line, column: margin, row: row + number, style: style)
            }
            return
        }
        var right = rightStatus
        // Why what is typed can't be understood.
        if prompt?.isFilter == true, !outcome.isEmpty { right = outcome.displayable }
        // A question takes the whole line.
        let showsRight = prompt != .order && shows(right, in: room)
        if showsRight {
            grid.put(
                right, column: grid.columns - margin - right.cellWidth, row: row, style: style)
        }
        let space = max(room - (showsRight ? right.cellWidth + 2 : 0), 0)
        if let prompt {
            var text = (question + (prompt.typed ?? "")).displayable
            guard prompt.typed != nil else {
                grid.put(text.fitted(cells: room), column: margin, row: row, style: style)
                return
            }
            // Shows the end of the typed text.
            text = String(text.suffix(space))
            while text.cellWidth >= space, !text.isEmpty { text.removeFirst() }
            let end = grid.put(text, column: margin, row: row, style: style)
            grid.cursor = CellArea(
                column: min(end, grid.columns - 1), row: row, columns: 1, rows: 1)
            return
        }
        if number.isEmpty, notice.isEmpty { isMessageSeen = true }
        grid.put(
            leftStatus.displayable(cells: space), column: margin, row: row, style: style)
    }

    private var statusMargin: Int { surface.columns >= 30 ? 1 : 0 }

    private func shows(_ right: String, in room: Int) -> Bool { room >= right.cellWidth + 12 }

    /// A message or a question, on up to half of the screen. One empty line if there is none.
    var messageLines: [String] {
        let isQuestion = prompt == .order
        let isFree = number.isEmpty && notice.isEmpty && prompt == nil
        guard isQuestion || isFree && !message.isEmpty else { return [""] }
        let text = (isQuestion ? question : outcomeAndMessage).displayable
        let room = surface.columns - 2 * statusMargin
        let showsRight = !isQuestion && shows(rightStatus, in: room)
        let space = room - (showsRight ? rightStatus.cellWidth + 2 : 0)
        if text.cellWidth <= space { return [text] }
        let lines = WrappedText.lines(of: text, width: max(room, 1))
        let most = max(surface.rows / 2, 1)
        guard lines.count > most else { return lines }
        let rest = lines[(most - 1)...].joined(separator: " ")
        return Array(lines[..<(most - 1)]) + [rest.fitted(cells: max(room, 1))]
    }

    /// What failed is told beside the outcome of the action before, which it may be about.
    private var outcomeAndMessage: String {
        [outcome, message].filter { !$0.isEmpty }.joined(separator: " · ")
    }

    private var leftStatus: String {
        let texts = [number, notice, outcomeAndMessage]
        if let text = texts.first(where: { !$0.isEmpty }) { return text }
        if let loading { return loading.words }
        if let error {
            // A failure that can't be retried may be fixed meanwhile.
            let action: ReaderAction = error.canRetry ? .retry : .refresh
            guard let key = keys.names(of: action).first else { return error.words }
            // First, since the end of a long line may be invisible.
            let label = error.retryLabel.isEmpty ? "" : error.retryLabel + " · "
            return "[\(key)] \(label)\(error.words)"
        }
        guard let items else { return "" }
        var parts: [String] = []
        if side == .feeds {
            parts.append("\(entryList.selected + 1)/\(lists.rows.count)")
        } else if let row = items.selectedRow {
            parts.append("\(row + 1)/\(items.indices.count)")
        }
        if side != .article, let failure = items.failure { parts.append(failure) }
        if let article, side == .article { parts.append("\(article.percent)%") }
        if !items.conditionWords.isEmpty { parts.append(items.conditionWords) }
        if let failed = failedPictureWords { parts.append(failed) }
        return parts.joined(separator: " · ")
    }

    /// Names a failed visible picture of the selected item that can be retried.
    private var failedPictureWords: String? {
        guard let key = keys.names(of: .retry).first, let item = itemInFocus else { return nil }
        for slot in visiblePictures where slot.item.utf8.elementsEqual(item.utf8) {
            if case .failed(let fault, true)? = tracker.state(of: slot) {
                return "[\(key)] \(words[.retry]) · \(fault)"
            }
        }
        return nil
    }

    /// The key of the item that the user looks at.
    private var itemInFocus: String? {
        switch side {
        case .feeds: nil
        case .article: article?.key
        case .items: selectedItem.map { key(of: $0) }
        }
    }

    private var rightStatus: String {
        guard let key = keys.names(of: .help).first else { return "" }
        return key + " " + words[.readerHelp]
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
        // Any of these leaves it.
        let key = [ReaderAction.close, .back, .help].compactMap { keys.names(of: $0).first }.first
        grid.put(
            (key.map { $0 + " " } ?? "") + words[.readerLeaveHelp],
            column: statusMargin, row: layout.status, style: CellStyle(.reversed))
    }

    private struct HelpLine {
        var keys = ""
        var words = ""
        /// The column of descriptions.
        var column = 0
    }

    /// The keys with descriptions beside them, or below if space is short.
    private func helpLines(columns: Int) -> [HelpLine] {
        let entries = ReaderAction.allCases.filter { $0 != .none }.compactMap { action in
            let names = keys.names(of: action)
            return names.isEmpty
                ? nil : (names.joined(separator: " "), action.description(in: words))
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

    /// The columns of a description from which it is beside the keys.
    private static var helpWidth: Int { 30 }
}
