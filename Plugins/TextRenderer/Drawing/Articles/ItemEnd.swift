import FeedViews

/// Draws what follows an item's content: files, pages, discussion, and tags.
struct ItemEnd {
    let page: TextPage
    let words: FeedWords

    /// - Parameters:
    ///   - showsPicture: true if the item's picture is drawn already.
    ///   - drawLink: draws the address of a file or page under a label.
    func draw(
        _ detail: FeedItemDetailViewModel, of item: FeedItemViewModel, showsPicture: Bool,
        drawLink: (_ url: String, _ label: String) -> Void
    ) {
        if let image = detail.image, !showsPicture {
            let description = image.alternativeText
            drawLink(
                image.url,
                description.isEmpty
                    ? words[.picture] : words[.picture] + words[.separator] + description)
        }
        let episode = EpisodeDrawing(detail.episode)
        if let words = episode.words { page.writeParagraph(words, style: .dim) }
        for attachment in detail.attachments { drawLink(attachment.url, attachment.label) }
        for file in episode.files { drawLink(file.url, file.words) }
        if let url = detail.$externalURL, url != item.$url {
            drawLink(url.string, words[.about])
        }
        for line in DiscussionDrawing(detail, words).lines {
            if let url = line.url {
                drawLink(url, line.words)
            } else {
                page.writeParagraph(line.words, style: .dim)
            }
        }
        page.writeSubjects(of: detail, words)
    }
}
