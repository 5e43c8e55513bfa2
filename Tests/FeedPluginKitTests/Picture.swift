/// An image of a renderer.
final class Picture {
    let bytes: [UInt8]
    let mediaType: String

    init(bytes: [UInt8], mediaType: String) {
        self.bytes = bytes
        self.mediaType = mediaType
    }
}
