import FeedMarkup
import FeedViews

extension ItemView {
    /// More add nothing for a reader.
    private static let maximumTranscripts = 6

    /// Writes a player for the first recording, and a list of files (except pictures), chapters and
    /// transcripts.
    func writeFiles(to writer: inout HTMLWriter) {
        let files = detail.attachments.filter { isListed($0) }
        let labelled = labelledFiles
        guard !files.isEmpty || !labelled.isEmpty else { return }
        for file in files {
            guard let player = file.kind.player else { continue }
            writePlayer(player, of: file, to: &writer)
            break
        }
        writer.markup("<ul class=\"files\">\n")
        for file in files {
            writeFile(file, to: &writer)
        }
        for file in labelled {
            writer.markup(made: "<li><bdi\(page.ownWords(in: language))>")
            page.link(to: file.url, in: &writer) { $0.text(file.label) }
            writer.markup("</bdi></li>\n")
        }
        writer.markup("</ul>\n")
    }

    /// Chapters and transcripts with safe addresses.
    private var labelledFiles: [(url: String, label: String)] {
        guard let episode = detail.episode else { return [] }
        var files: [(url: String, label: String)] = []
        if let url = episode.chaptersURL, let label = episode.chaptersLabel {
            files.append((url, label))
        }
        for transcript in episode.transcripts.prefix(Self.maximumTranscripts) {
            files.append((transcript.url, transcript.label))
        }
        return files.filter { WebAddress.link($0.url) != nil }
    }

    /// Pictures are listed only if the item shows none.
    private func isListed(_ file: AttachmentViewModel) -> Bool {
        if let picture {
            let isPicture = file.kind == .other && file.$url.says(picture.url)
            guard file.kind != .picture, !isPicture else { return false }
        }
        return file.$url.withUTF8 { WebAddress.isResource($0) }
    }

    private func writePlayer(
        _ element: StaticString, of file: AttachmentViewModel, to writer: inout HTMLWriter
    ) {
        writer.markup("<")
        writer.markup(element)
        writer.markup(" controls preload=\"none\"")
        writer.attribute(" src=\"", file.$url)
        writer.attribute(" aria-labelledby=\"", item: index)
        writer.markup("></")
        writer.markup(element)
        writer.markup(">\n")
    }

    private func writeFile(_ file: AttachmentViewModel, to writer: inout HTMLWriter) {
        let url = file.url
        writer.markup("<li><bdi>")
        page.link(to: url, in: &writer) { writer in
            if let title = file.$title, !title.isEmpty {
                writer.text(title)
            } else if let name = WebAddress.fileName(in: url.utf8Span.span) {
                writer.text(url.utf8Span.span.extracting(name))
            } else {
                writer.text(WebAddress.host(of: url).map(String.init) ?? url)
            }
        }
        writer.markup("</bdi>")
        if !file.$facts.isEmpty {
            let ownWords = page.ownWords(in: language)
            writer.markup(" <span class=\"about-file\"")
            writer.markup(made: ownWords.isEmpty ? " dir=\"ltr\">" : ownWords + ">")
            writer.text(file.$facts)
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
