import FeedMarkup

/// Reads lists and tables before they are drawn.
extension HTMLDrawing {
    /// Reads the tags of a list, after its start tag. Returns the number of its items, without those of
    /// nested lists, and its end.
    static func itemsOfList(
        after scanner: MarkupScanner, in bytes: Span<UInt8>
    ) -> (count: Int, end: Int) {
        var scanner = scanner
        var depth = 1
        var count = 0
        while depth > 0, let token = scanner.next(in: bytes) {
            guard token.kind == .startTag || token.kind == .endTag,
                let element = HTMLElement.named(token.name, in: bytes)
            else { continue }
            if element.isList {
                depth += token.kind == .startTag ? 1 : -1
            } else if element == .li, token.kind == .startTag, depth == 1 {
                count += 1
            }
        }
        return (count, scanner.position)
    }

    /// Distinguishes data tables from layout tables. Reads the tags of a table, after its start tag:
    /// returns true for two or more columns, and short cells.
    ///
    /// Stops at the first sign of layout, including a nested table, so that nested tables take
    /// linear time.
    static func isTableOfData(after scanner: MarkupScanner, in bytes: Span<UInt8>) -> Bool {
        var scanner = scanner
        var cells = 0
        var mostCells = 0
        var lengthOfCell = 0
        while let token = scanner.next(in: bytes) {
            switch token.kind {
            case .text:
                lengthOfCell += token.content.count
                // Too long for a value.
                if lengthOfCell > 2_000 { return false }
            case .startTag:
                switch HTMLElement.named(token.name, in: bytes) {
                case .table, .ul, .ol, .blockquote, .pre, .h1, .h2, .h3, .h4, .h5, .h6, .hr,
                    .figure:
                    return false
                case .tr:
                    cells = 0
                case .td, .th:
                    cells += 1
                    lengthOfCell = 0
                    mostCells = max(mostCells, cells)
                default: break
                }
            case .endTag where HTMLElement.named(token.name, in: bytes) == .table:
                return mostCells > 1
            default: break
            }
        }
        return mostCells > 1
    }
}
