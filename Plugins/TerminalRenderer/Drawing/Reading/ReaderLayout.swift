import FeedViews

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
    init(columns: Int, rows: Int, focus: ReaderPane, hasFeeds: Bool) {
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
            list = focus == .items ? area(0, columns) : none
            article = focus == .article ? area(margin, columns - 2 * margin) : none
            return
        }
        let showsThree = hasFeeds && columns >= Self.widthForThree
        let showsFeeds = showsThree || hasFeeds && focus == .feeds
        let feedsWidth = showsFeeds ? min(max(columns / 6, 26), 36) : 0
        feeds = area(0, feedsWidth)
        let left = showsFeeds ? feedsWidth + 1 : 0
        guard showsThree || !showsFeeds else {
            list = area(left, columns - left)
            article = none
            dividers = [feedsWidth]
            return
        }
        let width = min(max((columns - left) * 2 / 5, 40), 72)
        list = area(left, width)
        article = area(left + width + 2, columns - left - width - 3)
        dividers = (showsFeeds ? [feedsWidth] : []) + [left + width]
    }

    /// True unless feeds, list and article fit side by side.
    static func showsOneOrTwo(columns: Int) -> Bool { columns < widthForThree }
}
