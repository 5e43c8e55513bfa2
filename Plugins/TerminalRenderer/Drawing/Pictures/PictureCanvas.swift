package import FeedModel
package import FeedRendering

package protocol PictureCanvas: AnyObject {
    /// Draws the picture with characters, row by row.
    func cells(
        of picture: FeedImagePixels, columns: Int, rows: Int, colors: ColorDepth, isUnicode: Bool
    ) -> [Cell]
    /// Returns the bytes that draw the picture at the cursor in cells of the given size in pixels;
    /// `nil` on failure.
    func sequence(
        of picture: FeedImagePixels, by output: PictureProtocol, columns: Int, rows: Int,
        cellWidth: Int, cellHeight: Int
    ) -> [UInt8]?
}
