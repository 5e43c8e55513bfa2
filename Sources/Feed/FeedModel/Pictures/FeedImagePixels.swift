/// A decoded picture: rows of pixels from top to bottom.
///
/// A pixel is RGBA, one byte per channel, premultiplied; colours are those of the file, nearly
/// always sRGB.
public struct FeedImagePixels: Sendable, Hashable {
    /// At least one.
    public var width: Int
    /// At least one.
    public var height: Int
    /// The distance between the starts of two rows; at least four times ``width``.
    public var bytesPerRow: Int
    /// The rows; at least ``bytesPerRow`` times ``height`` bytes.
    public var bytes: [UInt8]

    /// Creates a picture; by default one whose rows have no padding.
    public init(width: Int, height: Int, bytesPerRow: Int? = nil, bytes: [UInt8]) {
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow ?? width * 4
        self.bytes = bytes
    }
}
