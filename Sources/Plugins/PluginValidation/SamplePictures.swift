import FeedModel

/// Pictures to decode.
enum SamplePictures {
    /// A PNG of one transparent pixel.
    static let png: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44,
        0x52, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x06, 0x00, 0x00, 0x00, 0x1F,
        0x15, 0xC4, 0x89, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9C, 0x63, 0x00,
        0x01, 0x00, 0x00, 0x05, 0x00, 0x01, 0x0D, 0x0A, 0x2D, 0xB4, 0x00, 0x00, 0x00, 0x00, 0x49,
        0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
    ]
    /// The same, cut short.
    static let cut = Array(png.prefix(40))
    /// One that says it is 100,000 pixels wide and as many high: more than there is memory for.
    static let huge: [UInt8] = {
        var bytes = png
        let side: [UInt8] = [0x00, 0x01, 0x86, 0xA0]
        // With the check sum that goes with it.
        bytes.replaceSubrange(
            16..<33, with: side + side + [8, 6, 0, 0, 0] + [0xA8, 0x52, 0x0B, 0xC8])
        return bytes
    }()
    /// Files, each with a word for what it is.
    static let files: [(name: String, bytes: [UInt8])] = [
        ("whole", png), ("cut", cut), ("huge", huge), ("nothing", []),
        ("other", [0xFF, 0xD8, 0xFF]),
    ]
    /// A pixel, a long row, and rows with gaps between them.
    static let pixels = [
        FeedImagePixels(width: 1, height: 1, bytes: [0, 0, 0, 0]),
        FeedImagePixels(width: 8_192, height: 1, bytes: [UInt8](repeating: 255, count: 32_768)),
        FeedImagePixels(
            width: 1, height: 2, bytesPerRow: 12, bytes: [UInt8](repeating: 7, count: 24)),
    ]
}
