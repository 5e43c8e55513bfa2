import FeedMarkup

/// Rows and cells of tables, and elements that need lookahead.
extension ContentMarkup {
    /// Returns true if only white space follows an element in its parent.
    mutating func isLast(
        _ token: MarkupToken, of element: HTMLElement, in outer: HTMLElement,
        _ source: Span<UInt8>
    ) -> Bool {
        var scanner = MarkupScanner(token.range.upperBound..<source.count, syntax: .html)
        var depth = 1
        while let next = scanner.next(in: source) {
            lookahead -= next.range.count
            guard lookahead > 0 else { return false }
            let found = HTMLElement.named(next.name, in: source)
            if depth == 0 {
                if next.kind == .endTag { return found == outer }
                let isBlank =
                    source.skippingWhiteSpace(
                        from: next.range.lowerBound, to: next.range.upperBound)
                    == next.range.upperBound
                if next.kind != .text || !isBlank { return false }
            } else if found == element {
                depth += next.kind == .startTag ? 1 : next.kind == .endTag ? -1 : 0
            }
        }
        return false
    }

    /// Returns how many of the `limit` following rows in the same row group have cells; others are
    /// not written.
    private mutating func rowsFollowing(
        _ token: MarkupToken, atMost limit: Int, in source: Span<UInt8>
    ) -> Int {
        var scanner = MarkupScanner(token.range.upperBound..<source.count, syntax: .html)
        var depth = 0
        var count = 0
        var left = limit
        var isNew = false
        while count < limit, let next = scanner.next(in: source) {
            lookahead -= next.range.count
            guard lookahead > 0 else { return 0 }
            guard next.kind == .startTag || next.kind == .endTag,
                let element = HTMLElement.named(next.name, in: source)
            else { continue }
            let isStart = next.kind == .startTag
            switch element {
            case .table:
                if !isStart, depth == 0 { return count }
                depth += isStart ? 1 : -1
            case .tbody, .thead, .tfoot: if depth == 0 { return count }
            case .tr where depth == 0:
                isNew = isStart
                if isStart, left == 0 { return count }
                if isStart { left -= 1 }
            case .td, .th:
                if depth == 0, isNew, isStart {
                    count += 1
                    isNew = false
                }
            default: break
            }
        }
        return count
    }

    /// Counts the columns of a cell. Returns its number of rows, as far as they exist.
    mutating func noteCell(_ token: MarkupToken?, in source: Span<UInt8>) -> Int {
        var columns = 1
        var rows = 1
        if let token, !token.content.isEmpty {
            columns = Self.number(token.value(of: "colspan", in: source), in: source) ?? 1
            rows = Self.number(token.value(of: "rowspan", in: source), in: source) ?? 1
            if rows > 1 {
                rows = 1 + rowsFollowing(token, atMost: min(rows, 65_534) - 1, in: source)
            }
        }
        guard let last = tables.indices.last else { return rows }
        tables[last].current += min(max(columns, 1), 1_000)
        if rows > 1 { tables[last].isUneven = true }
        return rows
    }

    /// Writes elements that are required before an end tag.
    mutating func completeEnd(
        of ended: Open, in source: Span<UInt8>, to result: inout [UInt8]
    ) {
        switch ended.element {
        case .dl where ended.isEnded && !ended.isSilent: result.append("<dd></dd>")
        case .table where !ended.isSilent: _ = tables.popLast()
        case .tr where !ended.isSilent:
            guard let last = tables.indices.last, ended.isWritten else { return }
            if let count = tables[last].count {
                let missing = count - tables[last].current
                // One cell, so that many short rows do not outgrow their content.
                if !tables[last].isUneven, missing > 0 {
                    let span = missing > 1 ? " colspan=\"\(min(missing, 1_000))\"" : ""
                    result += "<td\(span)></td>".utf8
                }
            } else {
                tables[last].count = tables[last].current
            }
            tables[last].current = 0
        default: break
        }
    }

    /// Parses an integer of at most five digits.
    static func number(_ range: Range<Int>?, in source: Span<UInt8>) -> Int? {
        guard let range, (1...5).contains(range.count) else { return nil }
        var number = 0
        for index in range {
            guard source[index].isASCIIDigit else { return nil }
            number = number * 10 + Int(source[index] - UInt8(ascii: "0"))
        }
        return number
    }
}
