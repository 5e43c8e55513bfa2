import FeedMarkup
import FeedViews

/// Items with their title, a few sentences, and their address.
extension ItemsDrawing {
    private static let indent = 2
    /// More are left to the full style.
    private static let maximumFiles = 3

    func drawSummary(_ index: Int, of feed: FeedViewModel, _ heading: ItemHeading) {
        let item = feed.items[index]
        let files = feed.items.detail(at: index, parts: .files)
        let excerpt = feed.items.text(.excerpt, at: index)
        heading.drawTitle(of: item, from: excerpt, leadingTo: item.openURL)
        page.indent(by: Self.indent)
        heading.drawByline(of: item)
        let text = excerpt ?? wordsOfPicture(files, in: feed, at: index)
        // Unless the excerpt was drawn in place of the title.
        if let text, !text.isEmpty, excerpt == nil || item.titleOrigin != .text,
            text != item.$title
        {
            page.writeParagraph(text.string)
        }
        if let image = files.image, feed.isImageFeed || item.$openURL == nil {
            draw(image, of: item, excerpt: text)
        }
        drawFiles(files.attachments, besides: item)
        drawAddress(of: item)
        page.popMargin()
    }

    private func drawAddress(of item: FeedItemViewModel) {
        // One without a title has it instead.
        guard links == .printed, let url = item.$openURL, url != item.$title else { return }
        if !url.withUTF8({ page.writeAddressPlainly($0) }) { page.writeAddress(url.string) }
    }

    /// Draws sounds and films: duration, size, and address.
    private func drawFiles(_ files: [AttachmentViewModel], besides item: FeedItemViewModel) {
        var count = 0
        for file in files where file.kind == .audio || file.kind == .video {
            guard count < Self.maximumFiles else { break }
            count += 1
            switch links {
            // The item's own address is drawn anyway.
            case .printed where file.$url != item.$openURL: drawAddress(of: file)
            case .behindWords, .numbered:
                page.writeParagraph(
                    file.label, style: .underlined, link: page.makeHyperlink(file.url))
            case .printed, .omitted: page.writeParagraph(file.label, style: .dim)
            }
        }
    }

    private func drawAddress(of file: AttachmentViewModel) {
        let isDrawn = file.$url.withUTF8 { url in
            file.$label.withUTF8 { page.writeAddressPlainly(url, before: $0, words[.separator]) }
        }
        if !isDrawn { page.writeAddress(file.url, before: file.label + words[.separator]) }
    }

    /// The text of an item's only picture, as in web comics.
    private func wordsOfPicture(
        _ files: FeedItemDetailViewModel, in feed: FeedViewModel, at index: Int
    ) -> FeedText? {
        guard files.image != nil, let html = feed.items.text(.contentHTML, at: index),
            let title = ContentPictures.onlyPicture(in: html.string)?.title, !title.isEmpty
        else { return nil }
        return FeedText(title)
    }

    /// Draws a picture's text, unless it repeats the text before, and its address.
    private func draw(_ image: ImageViewModel, of item: FeedItemViewModel, excerpt: FeedText?) {
        let description = image.alternativeText
        let url = image.url
        let isNew =
            !description.isEmpty && image.$alternativeText != item.$title
            && image.$alternativeText != excerpt
        let label =
            isNew ? words[.picture] + words[.separator] + description : words[.picture]
        switch links {
        case .behindWords, .numbered:
            page.writeParagraph(label, style: .underlined, link: page.makeHyperlink(url))
        case .printed:
            // A data URL is not printed.
            guard Hyperlink.hasKnownScheme(url) else { return page.writeParagraph(label) }
            if isNew { page.writeParagraph(label) }
            page.writeAddress(url, before: isNew ? "" : label + words[.separator])
        case .omitted:
            if isNew { page.writeParagraph(label) }
        }
    }
}
