import FeedModel

extension FeedImagePixels {
    /// Returns some rows of pixels; `nil` if out of range.
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
