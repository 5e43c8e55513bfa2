import FeedMarkup
import FeedViews

extension ItemView {
    private typealias File = FeedItemDetailBytes.Attachment

    /// Writes a player for the first recording, and a list of all files but pictures.
    func writeFiles(to writer: inout HTMLWriter) {
        let files = detail.attachments.filter { isListed($0) }
        guard !files.isEmpty else { return }
        for file in files {
            guard let player = file.kind.player else { continue }
            writePlayer(player, of: file, to: &writer)
            break
        }
        writer.markup("<ul class=\"files\">\n")
        for file in files {
            writeFile(file, to: &writer)
        }
        writer.markup("</ul>\n")
    }

    /// Pictures are seen rather than listed, unless the item shows none.
    private func isListed(_ file: File) -> Bool {
        if let picture {
            let isPicture = file.kind == .other && detail.texts.says(picture.url, in: file.url)
            guard file.kind != .picture, !isPicture else { return false }
        }
        let bytes = detail.texts.bytes
        return WebAddress.isResource(bytes.span.extracting(file.url))
    }

    private func writePlayer(_ element: StaticString, of file: File, to writer: inout HTMLWriter) {
        writer.markup("<")
        writer.markup(element)
        writer.markup(" controls preload=\"none\"")
        writer.attribute(" src=\"", detail.texts, file.url)
        writer.attribute(" aria-labelledby=\"", item: index)
        writer.markup("></")
        writer.markup(element)
        writer.markup(">\n")
    }

    private func writeFile(_ file: File, to writer: inout HTMLWriter) {
        let url = detail.text(file.url)
        let title = file.title ?? 0..<0
        writer.markup("<li><bdi>")
        page.link(to: url, in: &writer) { writer in
            if !title.isEmpty {
                writer.text(detail.texts, title)
            } else if let name = WebAddress.fileName(in: url.utf8Span.span) {
                writer.text(url.utf8Span.span.extracting(name))
            } else {
                writer.text(WebAddress.host(of: url).map(String.init) ?? url)
            }
        }
        writer.markup("</bdi>")
        if !file.facts.isEmpty {
            let ownWords = page.ownWords(in: language)
            writer.markup(" <span class=\"about-file\"")
            writer.markup(made: ownWords.isEmpty ? " dir=\"ltr\">" : ownWords + ">")
            writer.text(detail.texts, file.facts)
            writer.markup("</span>")
        }
        writer.markup("</li>\n")
    }
}

extension FileKind {
    /// The element that plays such a file.
    fileprivate var player: StaticString? {
        switch self {
        case .audio: "audio"
        case .video: "video"
        case .picture, .other: nil
        }
    }
}

extension FeedItemDetailBytes {
    /// What is told of the media whose address is the text in `url`.
    func medium(at url: Range<Int>) -> Media? {
        let texts = texts
        return media.first { medium in
            medium.url.map { texts.says(texts.bytes.span.extracting($0), in: url) } ?? false
        }
    }
}
