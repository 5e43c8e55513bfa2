/// The markup of a picture.
enum PictureMarkup {
    /// Writes `picture`, to be fetched from `source`.
    static func write(_ picture: PictureSlot, source: String, to writer: inout HTMLWriter) {
        writer.markup("<img")
        writer.attribute("src", source)
        writeAttributes(of: picture, to: &writer)
        writer.markup(" loading=\"lazy\" decoding=\"async\" referrerpolicy=\"no-referrer\">")
    }

    /// Writes `picture` with the bytes of `image` in the page itself.
    static func write(_ picture: PictureSlot, data image: DataImage, to writer: inout HTMLWriter) {
        writer.markup("<img src=\"data:")
        writer.text(image.mediaType)
        writer.markup(";base64,")
        // A multiple of three, so that only the last piece is padded.
        let pieceLength = 24_576
        for start in stride(from: 0, to: image.bytes.count, by: pieceLength) {
            let piece = image.bytes[start..<min(start + pieceLength, image.bytes.count)]
            writer.raw { Base64.append(piece, to: &$0) }
        }
        writer.markup("\"")
        writeAttributes(of: picture, to: &writer)
        writer.markup(" decoding=\"async\">")
    }

    /// Writes what stands where a picture could not be had.
    static func writeMissing(_ picture: PictureSlot, to writer: inout HTMLWriter) {
        guard !picture.alternativeText.isEmpty else {
            writer.markup("<span class=\"missing\"></span>")
            return
        }
        writer.markup("<span class=\"missing\" role=\"img\"")
        writer.attribute("aria-label", picture.alternativeText)
        writer.markup("><bdi>")
        writer.text(picture.alternativeText)
        writer.markup("</bdi></span>")
    }

    private static func writeAttributes(of picture: PictureSlot, to writer: inout HTMLWriter) {
        writer.attribute("alt", picture.alternativeText)
        if let width = picture.width, let height = picture.height {
            writer.attribute("width", width)
            writer.attribute("height", height)
        }
    }
}
