import FeedMarkup

enum PictureMarkup {
    /// Writes `picture` with the address that `writeAddress` writes; a linked one is loaded once it is
    /// seen.
    static func write(
        _ picture: PictureSlot, isLinked: Bool, to writer: inout HTMLWriter,
        _ writeAddress: (inout HTMLWriter) -> Void
    ) {
        writer.markup("<img src=\"")
        writeAddress(&writer)
        writer.attribute("\" alt=\"", picture.alternativeText)
        if let width = picture.width, let height = picture.height {
            writer.markup(made: " width=\"\(width)\" height=\"\(height)\"")
        }
        writer.markup(isLinked ? " loading=\"lazy\" decoding=\"async\"" : " decoding=\"async\"")
        writer.markup(isLinked ? " referrerpolicy=\"no-referrer\">" : ">")
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
}
