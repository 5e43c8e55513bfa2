import FeedMarkup

enum PictureMarkup {
    /// Writes `picture` with the address `source`.
    static func write(_ picture: PictureSlot, source: String, to writer: inout HTMLWriter) {
        writer.markup("<img")
        writer.attribute(" src=\"", ContentAddress.valid(source))
        writeAttributes(of: picture, to: &writer)
        writer.markup(" loading=\"lazy\" decoding=\"async\" referrerpolicy=\"no-referrer\">")
    }

    /// Writes the rest of an embedded picture's tag after its address.
    static func writeEnd(of picture: PictureSlot, to writer: inout HTMLWriter) {
        writer.markup("\"")
        writeAttributes(of: picture, to: &writer)
        writer.markup(" decoding=\"async\">")
    }

    /// Writes a `data:` URL with `image` (RFC 2397).
    static func writeAddress(of image: DataImage, to writer: inout HTMLWriter) {
        writer.markup("data:")
        writer.text(image.mediaType)
        writer.markup(";base64,")
        // A multiple of three, so that only the last chunk is padded.
        let pieceLength = 24_576
        for start in stride(from: 0, to: image.bytes.count, by: pieceLength) {
            let piece = image.bytes[start..<min(start + pieceLength, image.bytes.count)]
            writer.raw { Base64.append(piece.span, to: &$0) }
        }
    }

    private static func writeAttributes(of picture: PictureSlot, to writer: inout HTMLWriter) {
        writer.attribute(" alt=\"", picture.alternativeText)
        if let width = picture.width, let height = picture.height {
            writer.attribute(" width=\"", width)
            writer.attribute(" height=\"", height)
        }
    }
}
