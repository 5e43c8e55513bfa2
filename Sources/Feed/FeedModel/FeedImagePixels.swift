/// A picture that was decoded: rows of pixels from top to bottom.
///
/// A pixel is red, green, blue and opacity, a byte each; the colours are those of the file as they
/// were decoded, which nearly always means sRGB, premultiplied by the opacity.
public struct FeedImagePixels: Sendable, Hashable {
    /// How many pixels a row has; one at least.
    public var width: Int
    /// How many rows there are; one at least.
    public var height: Int
    /// How many bytes lie between the beginnings of two rows; at least four for each pixel.
    public var bytesPerRow: Int
    /// The rows; at least ``bytesPerRow`` times ``height``.
    public var bytes: [UInt8]

    /// Creates a picture of rows without gaps.
    public init(width: Int, height: Int, bytes: [UInt8]) {
        self.init(width: width, height: height, bytesPerRow: width * 4, bytes: bytes)
    }

    /// Creates a picture.
    public init(width: Int, height: Int, bytesPerRow: Int, bytes: [UInt8]) {
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.bytes = bytes
    }
}
