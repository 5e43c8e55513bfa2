package import FeedModel

/// How far a picture has come.
package enum PictureState: Sendable, Equatable {
    /// It is being loaded.
    case loading
    /// It can't be had; `words` may be empty.
    case failed(words: String, canRetry: Bool)
    case drawn(DrawnPicture)
}

/// A picture as it is put on the screen.
package struct DrawnPicture: Sendable, Equatable {
    /// The number by which it is known, which no other has.
    package var number: Int
    /// How many cells it takes.
    package var columns: Int
    package var rows: Int
    /// Its cells, row by row, where it is drawn with characters.
    package var cells: [Cell]
    /// The bytes that draw it where the cursor is, where it is drawn as pixels.
    package var sequence: [UInt8]
    /// Its pixels, where a part of it is sent as a picture of its own.
    package var pixels: FeedImagePixels?

    /// The approximate memory it takes, in bytes.
    package var weight: Int { sequence.count + cells.count * 48 + (pixels?.bytes.count ?? 0) + 200 }
}
