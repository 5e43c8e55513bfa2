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
            && subtype.allSatisfy { byte in
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    || "+-.".utf8.contains(byte)
            }
        guard isPicture, !bytes.isEmpty else { return nil }
        self.mediaType = mediaType
        self.bytes = bytes
    }
}
