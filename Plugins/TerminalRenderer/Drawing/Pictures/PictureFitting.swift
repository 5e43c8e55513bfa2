package import FeedModel

/// A picture padded to whole cells, which keeps its proportions for any cell size.
package struct PictureFitting: Sendable, Equatable {
    /// In cells.
    package let columns: Int
    package let rows: Int
    /// The centred picture with a transparent border.
    package let pixels: FeedImagePixels

    /// Fits a picture into at most `columns` by `rows` cells. Never enlarges; cuts a larger one.
    package init(
        _ picture: FeedImagePixels, columns: Int, rows: Int, cellWidth: Int, cellHeight: Int
    ) {
        let cellWidth = max(cellWidth, 1)
        let cellHeight = max(cellHeight, 1)
        self.columns = min(max((picture.width + cellWidth - 1) / cellWidth, 1), max(columns, 1))
        self.rows = min(max((picture.height + cellHeight - 1) / cellHeight, 1), max(rows, 1))
        let width = self.columns * cellWidth
        let height = self.rows * cellHeight
        guard width != picture.width || height != picture.height else {
            pixels = picture
            return
        }
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        let shownWidth = min(width, picture.width)
        let shownHeight = min(height, picture.height)
        let left = (width - shownWidth) / 2
        let top = (height - shownHeight) / 2
        for row in 0..<shownHeight {
            let from = row * picture.bytesPerRow
            let to = ((top + row) * width + left) * 4
            bytes.replaceSubrange(
                to..<to + shownWidth * 4, with: picture.bytes[from..<from + shownWidth * 4])
        }
        pixels = FeedImagePixels(width: width, height: height, bytes: bytes)
    }
}
