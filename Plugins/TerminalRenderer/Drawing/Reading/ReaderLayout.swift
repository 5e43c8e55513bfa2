/// How a screen is shared out.
package struct ReaderLayout: Sendable, Equatable {
    /// From so many columns on, the list and the article stand side by side.
    private static let widthForTwo = 100

    /// The row of the feed's title; `nil` where there is no room.
    package let header: Int?
    /// The row of the status line.
    package let status: Int
    /// Where the list is; without cells while an article takes its place.
    package let list: CellArea
    /// Where the article is; without cells while the list takes its place.
    package let article: CellArea
    /// The column between the two; `nil` where one is seen at a time.
    package let divider: Int?

    /// Shares out `columns` by `rows` cells.
    package init(columns: Int, rows: Int, isArticleOpen: Bool) {
        status = max(rows - 1, 0)
        header = rows >= 8 ? 0 : nil
        let top = header == nil ? 0 : 1
        let height = max(status - top, 0)
        let none = CellArea(column: 0, row: top, columns: 0, rows: 0)
        if columns >= Self.widthForTwo {
            let width = min(max(columns * 2 / 5, 40), 72)
            list = CellArea(column: 0, row: top, columns: width, rows: height)
            divider = width
            article = CellArea(
                column: width + 2, row: top, columns: columns - width - 3, rows: height)
        } else {
            divider = nil
            let margin = columns >= 40 ? 1 : 0
            list =
                isArticleOpen ? none : CellArea(column: 0, row: top, columns: columns, rows: height)
            article =
                isArticleOpen
                ? CellArea(column: margin, row: top, columns: columns - 2 * margin, rows: height)
                : none
        }
    }
}
