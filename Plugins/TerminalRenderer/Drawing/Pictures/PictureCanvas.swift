package import FeedModel
package import FeedRendering

/// Draws pictures for a terminal.
package protocol PictureCanvas: AnyObject {
    /// The picture in `columns` by `rows` cells, row by row.
    func cells(
        of picture: FeedImagePixels, columns: Int, rows: Int, colors: ColorDepth, isUnicode: Bool
    ) -> [Cell]
    /// Returns the bytes that put the picture into `columns` by `rows` cells of so many pixels,
    /// from where the cursor is; `nil` where it can't be drawn.
    func sequence(
        of picture: FeedImagePixels, by output: PictureProtocol, columns: Int, rows: Int,
        cellWidth: Int, cellHeight: Int
    ) -> [UInt8]?
}
