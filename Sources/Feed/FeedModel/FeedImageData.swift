/// A picture as it was loaded, in the form that was asked for.
public enum FeedImageData: Sendable, Hashable {
    /// Encoded.
    case file(FeedImageFile)
    /// Decoded.
    case pixels(FeedImagePixels)
    /// Made by the platform. A loader of an app may answer with it, whatever form was asked for.
    case handle(FeedImageHandle)

    /// Creates the data of a file.
    public init(bytes: [UInt8], mediaType: String) {
        self = .file(FeedImageFile(bytes: bytes, mediaType: mediaType))
    }

    /// How many bytes it takes.
    public var byteCount: Int {
        switch self {
        case .file(let file): file.bytes.count
        case .pixels(let pixels): pixels.bytes.count
        case .handle(let handle): handle.byteCount
        }
    }
}
