/// The layout of the screen.
package struct ReaderLayout: Sendable, Equatable {
    /// The columns from which two panes fit.
    private static let widthForTwo = 100
    /// The columns from which three panes fit.
    private static let widthForThree = 150

    /// The title's row; `nil` without room.
    package let header: Int?
    /// The status line's row.
    package let status: Int
    /// Empty while hidden, like the next two.
    package let feeds: CellArea
    package let list: CellArea
    package let article: CellArea
    /// The columns between panes.
    package let dividers: [Int]

    /// Divides `columns` by `rows` cells.
    ///
    /// - Parameters:
    ///   - focus: the active pane, always visible, together with those that fit beside it.
    ///   - hasFeeds: whether there is a feeds pane.
    init(columns: Int, rows: Int, focus: ReaderSide, hasFeeds: Bool) {
        status = max(rows - 1, 0)
        header = rows >= 8 ? 0 : nil
        let top = header == nil ? 0 : 1
        let height = max(status - top, 0)
        func area(_ column: Int, _ columns: Int) -> CellArea {
            CellArea(column: column, row: top, columns: columns, rows: height)
        }
        let none = area(0, 0)
        guard columns >= Self.widthForTwo else {
            dividers = []
            let margin = columns >= 40 ? 1 : 0
            feeds = focus == .feeds ? area(0, columns) : none
            list = focus == .list ? area(0, columns) : none
            article = focus == .article ? area(margin, columns - 2 * margin) : none
            return
        }
        let showsThree = hasFeeds && columns >= Self.widthForThree
        guard hasFeeds, showsThree || focus == .feeds else {
            let width = min(max(columns * 2 / 5, 40), 72)
            feeds = none
            list = area(0, width)
            dividers = [width]
            article = area(width + 2, columns - width - 3)
            return
        }
        let feedsWidth = min(max(columns / 6, 26), 36)
        feeds = area(0, feedsWidth)
        guard showsThree else {
            list = area(feedsWidth + 1, columns - feedsWidth - 1)
            article = none
            dividers = [feedsWidth]
            return
        }
        let left = feedsWidth + 1
        let width = min(max((columns - left) * 2 / 5, 40), 72)
        list = area(left, width)
        article = area(left + width + 2, columns - left - width - 3)
        dividers = [feedsWidth, left + width]
    }

    /// True unless feeds, list and article fit side by side.
    static func showsOneOrTwo(columns: Int) -> Bool { columns < widthForThree }
}
