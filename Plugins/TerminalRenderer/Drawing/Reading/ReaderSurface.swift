/// The terminal a reader is shown on.
package struct ReaderSurface: Sendable, Equatable {
    package var columns: Int
    package var rows: Int
    package var abilities: ScreenAbilities
    /// How large a cell is, in pixels.
    package var cellWidth: Int
    package var cellHeight: Int
    /// How pictures are drawn.
    package var pictures: PictureProtocol

    /// Creates a surface; where nothing is known of its cells, they are as of a common font.
    package init(
        columns: Int = 80, rows: Int = 24, abilities: ScreenAbilities = ScreenAbilities(),
        cellWidth: Int = 10, cellHeight: Int = 20, pictures: PictureProtocol = .none
    ) {
        self.columns = min(max(columns, 1), 2_000)
        self.rows = min(max(rows, 1), 2_000)
        self.abilities = abilities
        self.cellWidth = min(max(cellWidth, 1), 200)
        self.cellHeight = min(max(cellHeight, 1), 200)
        self.pictures = pictures
    }
}
