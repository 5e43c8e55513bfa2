/// The terminal as the reader sees it.
package struct ReaderSurface: Sendable, Equatable {
    package var columns: Int
    package var rows: Int
    package var capabilities: ScreenCapabilities
    /// In pixels.
    package var cellWidth: Int
    package var cellHeight: Int
    package var pictures: PictureProtocol

    /// Creates a surface; unknown cells have the size of a common font.
    package init(
        columns: Int = 80, rows: Int = 24, capabilities: ScreenCapabilities = ScreenCapabilities(),
        cellWidth: Int = 10, cellHeight: Int = 20, pictures: PictureProtocol = .none
    ) {
        self.columns = min(max(columns, 1), 2_000)
        self.rows = min(max(rows, 1), 2_000)
        self.capabilities = capabilities
        self.cellWidth = min(max(cellWidth, 1), 200)
        self.cellHeight = min(max(cellHeight, 1), 200)
        self.pictures = pictures
    }
}
