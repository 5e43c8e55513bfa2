/// The encoded bytes of a picture.
public struct FeedImageFile: Sendable, Hashable {
    /// The file's bytes.
    public var bytes: [UInt8]
    /// The media type the bytes themselves show, such as `image/png`.
    public var mediaType: String

    /// Creates a file.
    public init(bytes: [UInt8], mediaType: String) {
        self.bytes = bytes
        self.mediaType = mediaType
    }
}
