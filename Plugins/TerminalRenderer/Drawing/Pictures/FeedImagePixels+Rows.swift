import FeedModel

extension FeedImagePixels {
    /// The picture of some rows of pixels; `nil` where it has not all of them.
    func rows(_ rows: Range<Int>) -> FeedImagePixels? {
        guard !rows.isEmpty, rows.lowerBound >= 0, rows.upperBound <= height,
            rows.upperBound * bytesPerRow <= bytes.count
        else { return nil }
        return FeedImagePixels(
            width: width, height: rows.count, bytesPerRow: bytesPerRow,
            bytes: Array(
                bytes[rows.lowerBound * bytesPerRow..<rows.upperBound * bytesPerRow]))
    }
}
