import FeedMarkup

/// Tells a table of data, to be read in columns, from one that only lays out a page.
struct TableShape {
    /// The table has two columns or more, and cells of a few words each.
    let isOfData: Bool

    /// Looks at the tags of a table whose start tag `scanner` has just given.
    ///
    /// Ends at the first that speaks against data, another table among them, so that tables
    /// within tables are not looked at again and again.
    init(after scanner: MarkupScanner, in bytes: Span<UInt8>) {
        var scanner = scanner
        var cells = 0
        var mostCells = 0
        var lengthOfCell = 0
        while let token = scanner.next(in: bytes) {
            switch token.kind {
            case .text:
                lengthOfCell += token.content.count
                // A cell this long is a page, not a value.
                if lengthOfCell > 2_000 {
                    isOfData = false
                    return
                }
            case .startTag:
                switch HTMLElement.named(token.name, in: bytes) {
                case .table, .ul, .ol, .blockquote, .pre, .h1, .h2, .h3, .h4, .h5, .h6, .hr,
                    .figure:
                    isOfData = false
                    return
                case .tr:
                    cells = 0
                case .td, .th:
                    cells += 1
                    lengthOfCell = 0
                    mostCells = max(mostCells, cells)
                default: break
                }
            case .endTag where HTMLElement.named(token.name, in: bytes) == .table:
                isOfData = mostCells > 1
                return
            default: break
            }
        }
        isOfData = mostCells > 1
    }
}
