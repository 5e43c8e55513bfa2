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

    /// Writes the replacement of a missing picture: its text, or a label, as a link to it.
    ///
    /// - Parameters:
    ///   - label: the word for a picture.
    ///   - ownWords: the attributes of the page's own text.
    static func writeMissing(
        _ picture: PictureSlot, label: String, ownWords: String, to writer: inout HTMLWriter
    ) {
        guard let address = WebAddress.link(picture.url) else { return }
        writer.markup("<p><a class=\"missing\"")
        writer.attribute(" href=\"", address)
        writer.markup(" rel=\"noopener noreferrer\" referrerpolicy=\"no-referrer\"")
        if picture.alternativeText.isEmpty {
            writer.markup(made: "\(ownWords)>")
            writer.text(label)
            writer.markup("</a></p>\n")
        } else {
            writer.markup("><bdi>")
            writer.text(picture.alternativeText)
            writer.markup("</bdi></a></p>\n")
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
