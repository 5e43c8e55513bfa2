import FeedViews

extension ItemView {
    /// Writes a player for the first recording, and a list of all files but pictures.
    func writeFiles(to writer: inout HTMLWriter) {
        let files = detail.attachments.filter { isListed($0) }
        guard !files.isEmpty else { return }
        let recording = files.first { kind(of: $0) == "video" || kind(of: $0) == "audio" }
        if let recording {
            writePlayer(recording, to: &writer)
        }
        writer.markup("<ul class=\"files\">\n")
        for file in files {
            writeFile(file, to: &writer)
        }
        writer.markup("</ul>\n")
    }

    /// Pictures are seen rather than listed, unless the item shows none.
    private func isListed(_ attachment: AttachmentViewModel) -> Bool {
        guard WebAddress.resource(attachment.url) != nil else { return false }
        return picture == nil || kind(of: attachment) != "image"
    }

    /// `audio`, `video`, `image` and so on: as the type says, else as the item's media say.
    private func kind(of attachment: AttachmentViewModel) -> String {
        let type = attachment.mimeType ?? ""
        if let slash = type.utf8.firstIndex(of: UInt8(ascii: "/")) {
            return type[..<slash].lowercased()
        }
        if attachment.url == picture?.url { return "image" }
        return detail.media.first { $0.url == attachment.url }?.medium ?? ""
    }

    private func writePlayer(_ recording: AttachmentViewModel, to writer: inout HTMLWriter) {
        let element = kind(of: recording)
        writer.markup("<")
        writer.markup(made: element)
        writer.markup(" controls preload=\"none\"")
        writer.attribute(" src=\"", recording.url)
        writer.attribute(" aria-labelledby=\"", item: index)
        writer.markup("></")
        writer.markup(made: element)
        writer.markup(">\n")
    }

    private func writeFile(_ file: AttachmentViewModel, to writer: inout HTMLWriter) {
        let fileName = WebAddress.fileName(in: file.url) ?? WebAddress.host(of: file.url)
        let title = file.title ?? ""
        writer.markup("<li><bdi>")
        page.link(to: file.url, in: &writer) {
            $0.text(title.isEmpty ? fileName.map(String.init) ?? file.url : title)
        }
        writer.markup("</bdi>")
        if !file.facts.isEmpty {
            let ownWords = page.ownWords(in: language)
            writer.markup(" <span class=\"about-file\"")
            writer.markup(made: ownWords.isEmpty ? " dir=\"ltr\">" : ownWords + ">")
            writer.text(file.facts)
            writer.markup("</span>")
        }
        writer.markup("</li>\n")
    }
}
