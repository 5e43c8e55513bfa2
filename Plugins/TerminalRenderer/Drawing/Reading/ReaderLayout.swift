/// How a screen is shared out.
package struct ReaderLayout: Sendable, Equatable {
    /// From so many columns on, two panes stand side by side.
    private static let widthForTwo = 100
    /// From so many columns on, three do.
    private static let widthForThree = 150

    /// The row of the feed's title; `nil` where there is no room.
    package let header: Int?
    /// The row of the status line.
    package let status: Int
    /// Where the feeds are; without cells while they are not seen, as the two below.
    package let feeds: CellArea
    /// Where the list is.
    package let list: CellArea
    /// Where the article is.
    package let article: CellArea
    /// The columns between panes.
    package let dividers: [Int]

    /// Shares out `columns` by `rows` cells.
    ///
    /// - Parameters:
    ///   - focus: the pane that keys are for, which is always seen; so are those beside it that have room.
    ///   - hasFeeds: there is a pane of feeds.
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

    /// True where not all of feeds, list and article stand side by side.
    static func showsOneOrTwo(columns: Int) -> Bool { columns < widthForThree }
}
