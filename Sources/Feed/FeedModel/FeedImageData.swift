/// A picture as it was loaded, in the form that was asked for.
public enum FeedImageData: Sendable, Hashable {
    /// Encoded.
    case file(FeedImageFile)
    /// Decoded.
    case pixels(FeedImagePixels)
    /// A picture that the platform holds itself, such as one of a browser or of an app's cache, by a number that
    /// the loader and the image transformer agree on.
    case handle(UInt64)

    /// Creates the data of a file.
    public init(bytes: [UInt8], mediaType: String) {
        self = .file(FeedImageFile(bytes: bytes, mediaType: mediaType))
    }

    /// How many bytes it takes.
    public var byteCount: Int {
        switch self {
        case .file(let file): file.bytes.count
        case .pixels(let pixels): pixels.bytes.count
        case .handle: 0
        }
    }
}
