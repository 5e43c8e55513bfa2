/// A picture as a page carries it: its file's bytes and what they are.
package struct DataImage: Sendable, Equatable {
    /// The media type the bytes themselves show, such as `image/png`.
    package let mediaType: String
    /// The file's bytes.
    package let bytes: [UInt8]

    /// Takes the bytes of a picture; `nil` where there are none or the type is no picture's.
    package init?(mediaType: String, bytes: [UInt8]) {
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
