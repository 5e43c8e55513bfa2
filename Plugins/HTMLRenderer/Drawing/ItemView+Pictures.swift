import FeedViews

extension ItemView {
    /// Writes the item's start tag and picture. If an embedded picture is missing, the item looks
    /// like one without.
    func writeBeginning(to writer: inout HTMLWriter) {
        guard let picture else { return writeStartTag(isPictured: false, to: &writer) }
        guard let embed = page.embed else {
            writeStartTag(isPictured: true, to: &writer)
            return writeFrame(of: picture, to: &writer) {
                $0.text(ContentAddress.valid(picture.url))
            }
        }
        writer.flush()
        embed(
            .picture(
                PicturePlaceholder(
                    url: picture.url, index: index, isOfItem: true,
                    otherwise: HTMLWriter.bytes { writeStartTag(isPictured: false, to: &$0) }
                ) { writer, writeAddress in
                    writeStartTag(isPictured: true, to: &writer)
                    writeFrame(of: picture, to: &writer, writeAddress)
                }))
    }

    /// Writes the replacement of a missing picture.
    func writeMissingPicture(to writer: inout HTMLWriter) {
        guard let picture, let embed = page.embed else { return }
        writer.flush()
        embed(.unlessShown(index: index, HTMLWriter.bytes { writeMissing(picture, to: &$0) }))
    }

    /// Writes a picture's text, or a label, as a link to it.
    private func writeMissing(_ picture: PictureSlot, to writer: inout HTMLWriter) {
        guard let address = WebAddress.link(picture.url) else { return }
        writer.markup("<p><a class=\"missing\"")
        page.linkAttributes(address, in: &writer)
        if picture.alternativeText.isEmpty {
            writer.markup(made: "\(page.ownWords(in: language))>")
            writer.text(page.words[.picture])
            writer.markup("</a></p>\n")
        } else {
            writer.markup("><bdi>")
            writer.text(picture.alternativeText)
            writer.markup("</bdi></a></p>\n")
        }
    }

    /// Writes content with linked or embedded pictures.
    func writeContentHTML(_ html: FeedText, to writer: inout HTMLWriter) {
        let setting = ContentSetting(
            anchorPrefix: "item-\(index + 1)-", ownWords: page.ownWords(in: language),
            words: page.words, itemLevel: level)
        guard let embed = page.embed else {
            html.withUTF8 { ContentMarkup.write($0, as: setting, to: &writer) }
            return
        }
        var bytes: [UInt8] = []
        let pictures = html.withUTF8 {
            ContentMarkup.appendWithoutPictures($0, as: setting, to: &bytes)
        }
        writer.flush()
        var start = 0
        for picture in pictures {
            embed(.bytes(Array(bytes[start..<picture.offset])))
            start = picture.offset
            var placeholder = picture.placeholder
            placeholder.index = index
            embed(.picture(placeholder))
        }
        writer.raw(Array(bytes[start...]))
    }

    private func writeStartTag(isPictured: Bool, to writer: inout HTMLWriter) {
        writer.markup("<article class=\"item")
        if !isPictured { writer.markup(" plain") }
        if index == 0 && isPictured && item.titleOrigin == .own && !page.isList {
            writer.markup(" lead")
        }
        if item.titleOrigin != .own { writer.markup(" untitled") }
        writer.markup("\"")
        writer.attribute(" aria-labelledby=\"", item: index)
        if let language, language != page.language {
            let isTurned = language.isRightToLeft != page.isFeedRightToLeft
            writer.markup(made: language.attributes(withDirection: isTurned))
        }
        writer.markup(">\n")
    }

    /// Writes a picture in its frame, with the address that `writeAddress` writes; a linked one is loaded once it is
    /// seen.
    private func writeFrame(
        of picture: PictureSlot, to writer: inout HTMLWriter,
        _ writeAddress: (inout HTMLWriter) -> Void
    ) {
        writer.markup(
            picture.isExtremelyWideOrTall || picture.isAll
                ? "<div class=\"picture whole\">" : "<div class=\"picture\">")
        let isLinked = page.embed == nil
        let address = target ?? (isLinked ? WebAddress.link(picture.url) : nil)
        if let address {
            writer.markup("<a")
            page.linkAttributes(address, in: &writer)
            if target == nil {
                writer.attribute(" aria-labelledby=\"", item: index)
            } else {
                // Not focusable, since the title links to the same page.
                writer.markup(" tabindex=\"-1\"")
                if picture.alternativeText.isEmpty { writer.markup(" aria-hidden=\"true\"") }
            }
            writer.markup(">")
        }
        writer.markup("<img src=\"")
        writeAddress(&writer)
        writer.attribute("\" alt=\"", picture.alternativeText)
        if let width = picture.width, let height = picture.height {
            writer.markup(made: " width=\"\(width)\" height=\"\(height)\"")
        }
        writer.markup(isLinked ? " loading=\"lazy\" decoding=\"async\"" : " decoding=\"async\"")
        writer.markup(isLinked ? " referrerpolicy=\"no-referrer\">" : ">")
        if address != nil { writer.markup("</a>") }
        writer.markup("</div>\n")
    }
}
