/// A picture in its file format.
public struct FeedImageFile: Sendable, Hashable {
    /// The file's bytes.
    public var bytes: [UInt8]
    /// The media type detected from the bytes, such as `image/png`.
    public var mediaType: String

    /// Creates a file.
    public init(bytes: [UInt8], mediaType: String) {
        self.bytes = bytes
        self.mediaType = mediaType
    }
}
