package import FeedModel

/// A picture ready for the screen.
package struct DrawnPicture: Sendable, Equatable {
    /// A unique number.
    package var number: Int
    /// In cells.
    package var columns: Int
    package var rows: Int
    /// Row by row, if drawn with characters.
    package var cells: [Cell]
    /// The bytes that draw it at the cursor, if drawn as pixels.
    package var sequence: [UInt8]
    /// Kept to send a part as a picture of its own.
    package var pixels: FeedImagePixels?

    /// The approximate memory in bytes.
    package var weight: Int { sequence.count + cells.count * 48 + (pixels?.bytes.count ?? 0) + 200 }
}
