import FeedModel

/// An image of the renderer.
final class Picture {
    let bytes: [UInt8]
    let mediaType: String
    let pixels: FeedImagePixels?

    init(bytes: [UInt8], mediaType: String, pixels: FeedImagePixels? = nil) {
        self.bytes = bytes
        self.mediaType = mediaType
        self.pixels = pixels
    }
}
