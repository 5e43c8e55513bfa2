import FeedViews

extension ItemView {
    /// Writes a player for the recording, and a list of files, chapters and transcripts.
    func writeFiles(to writer: inout HTMLWriter) {
        // A card with a picture does not list the others of a gallery.
        let files = links { $0.isFile && ($0 != .picture || picture == nil) }
        guard !files.isEmpty else { return }
        if let recording = article.recording,
            recording.$url.withUTF8({ WebAddress.isResource($0) })
        {
            writePlayer(of: recording, to: &writer)
        }
        writer.markup("<ul class=\"files\">\n")
        for file in files { writeFile(file, to: &writer) }
        writer.markup("</ul>\n")
    }

    private func writePlayer(
        of recording: ArticleRecordingViewModel, to writer: inout HTMLWriter
    ) {
        let element: StaticString = recording.kind == .audio ? "audio" : "video"
        writer.markup("<")
        writer.markup(element)
        writer.markup(" controls preload=\"none\"")
        writer.attribute(" src=\"", recording.$url)
        writer.attribute(" aria-labelledby=\"", item: index)
        writer.markup("></")
        writer.markup(element)
        writer.markup(">\n")
    }

    private func writeFile(_ file: ArticleEntryViewModel, to writer: inout HTMLWriter) {
        let ownWords = page.ownWords(in: language)
        writer.markup(
            made: "<li><bdi\(file.kind == .file || file.kind == .picture ? "" : ownWords)>")
        page.link(to: file.url, in: &writer) { $0.text(file.$value) }
        writer.markup("</bdi>")
        if !file.$after.isEmpty {
            writer.markup("<span class=\"about-file\"")
            writer.markup(made: ownWords.isEmpty ? " dir=\"ltr\">" : ownWords + ">")
            writer.text(file.$after)
            writer.markup("</span>")
        }
        writer.markup("</li>\n")
    }
}

extension ArticleEntryKind {
    /// True for what is listed below an item, not among its facts.
    var isFile: Bool {
        switch self {
        case .file, .picture, .chapters, .transcript: true
        default: false
        }
    }
}
