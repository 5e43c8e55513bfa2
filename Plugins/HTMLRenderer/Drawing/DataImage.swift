import FeedMarkup

/// A picture to embed.
public struct DataImage: Sendable, Equatable {
    /// The type detected in the bytes, such as `image/png`.
    public let mediaType: String
    /// The encoded picture.
    public let bytes: [UInt8]

    /// Creates a picture; `nil` without bytes, or if the type is not a picture's.
    public init?(mediaType: String, bytes: [UInt8]) {
        let subtype = mediaType.utf8.dropFirst("image/".utf8.count)
        let isPicture =
            mediaType.hasPrefix("image/") && !subtype.isEmpty && subtype.count <= 64
            && subtype.allSatisfy { $0.isASCIIAlphanumeric || "+-.".utf8.contains($0) }
        guard isPicture, !bytes.isEmpty else { return nil }
        self.mediaType = mediaType
        self.bytes = bytes
    }
}
