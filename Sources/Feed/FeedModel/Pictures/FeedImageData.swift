/// A loaded picture, in the requested form.
public enum FeedImageData: Sendable, Hashable {
    /// Encoded.
    case file(FeedImageFile)
    /// Decoded.
    case pixels(FeedImagePixels)
    /// A picture that the platform holds, such as one in a browser or in an app's cache: a number
    /// that the loader and the image transformer agree on.
    case handle(UInt64)

    /// Creates the data of a file.
    public init(bytes: [UInt8], mediaType: String) {
        self = .file(FeedImageFile(bytes: bytes, mediaType: mediaType))
    }

    /// Its size in memory.
    public var byteCount: Int {
        switch self {
        case .file(let file): file.bytes.count
        case .pixels(let pixels): pixels.bytes.count
        case .handle: 0
        }
    }
}
