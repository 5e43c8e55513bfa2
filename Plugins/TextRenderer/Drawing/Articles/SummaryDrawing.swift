import FeedMarkup
import FeedViews

/// Draws of each item its title, a few sentences, and where to read on.
struct SummaryDrawing {
    private static let indent = 2
    /// More files than these are for who reads all of the item.
    private static let maximumFiles = 3

    private let page: TextPage
    private let links: LinkDrawing
    private let dates: DateDrawing
    private let words: FeedWords

    /// Creates a drawing on `page`.
    init(page: TextPage, links: LinkDrawing, dates: DateDrawing, words: FeedWords) {
        self.page = page
        self.links = links
        self.dates = dates
        self.words = words
    }

    /// Draws `feed`.
    func draw(_ feed: FeedViewModel) {
        FeedHeader(page: page, links: links, dates: dates, words: words).draw(feed)
        let heading = ItemHeading(page: page, feedTitle: feed.title, words: words, dates: dates)
        for group in feed.itemGroups {
            FolderHeading(page: page).draw(group.folder)
            draw(group.places, of: feed, heading)
        }
    }

    private func draw(_ places: FeedItemPlaces, of feed: FeedViewModel, _ heading: ItemHeading) {
        var item = FeedItemBytes()
        var files = FeedItemDetailBytes()
        for index in places {
            feed.items.copy(at: index, to: &item)
            feed.items.copyDetail(at: index, parts: .files, to: &files)
            let excerpt = feed.items.text(.excerpt, at: index)
            page.separate()
            heading.drawTitle(of: item, from: excerpt, leadingTo: item.openURL.map(item.text))
            page.indent(by: SummaryDrawing.indent)
            heading.drawByline(of: item)
            let text = excerpt ?? wordsOfPicture(files, in: feed, at: index)
            // A title that begins the excerpt was drawn as all of it.
            if let text, !text.isEmpty, excerpt == nil || item.titleOrigin != .text,
                !item.texts.says(text, in: item.title)
            {
                page.writeParagraph(text)
            }
            if let image = files.image, feed.isImageFeed || item.openURL == nil {
                draw(image, of: files, item, excerpt: text)
            }
            drawFiles(files, besides: item)
            drawAddress(of: item)
            page.popMargin()
        }
    }

    private func drawAddress(of item: FeedItemBytes) {
        guard links == .printed, let url = item.openURL else { return }
        if !page.writeAddressPlainly(item.texts.bytes.span.extracting(url)) {
            page.writeAddress(item.text(url))
        }
    }

    /// Draws the sounds and films that go with an item: how long they play, how large they are, and
    /// where.
    private func drawFiles(_ files: FeedItemDetailBytes, besides item: FeedItemBytes) {
        var count = 0
        for file in files.attachments where file.kind == .audio || file.kind == .video {
            guard count < SummaryDrawing.maximumFiles else { break }
            count += 1
            switch links {
            case .printed where !isShown(file, of: files, as: item):
                let texts = files.texts.bytes.span
                if !page.writeAddressPlainly(
                    texts.extracting(file.url), before: texts.extracting(file.label),
                    words[.separator])
                {
                    page.writeAddress(
                        files.text(file.url), before: files.text(file.label) + words[.separator])
                }
            case .behindWords, .numbered:
                page.writeParagraph(
                    files.text(file.label), style: .underlined,
                    link: page.makeHyperlink(files.text(file.url)))
            case .printed, .omitted: page.writeParagraph(files.text(file.label), style: .dim)
            }
        }
    }

    /// Its address is the one that the item opens, which is shown.
    private func isShown(
        _ file: FeedItemDetailBytes.Attachment, of files: FeedItemDetailBytes,
        as item: FeedItemBytes
    ) -> Bool {
        guard let url = item.openURL else { return false }
        return files.texts.says(item.texts.bytes.span.extracting(url), in: file.url)
    }

    /// The words of the picture that is all an item has, as in web comics.
    private func wordsOfPicture(
        _ files: FeedItemDetailBytes, in feed: FeedViewModel, at index: Int
    ) -> String? {
        guard files.image != nil, let html = feed.items.text(.contentHTML, at: index),
            let title = ContentPictures.onlyPicture(in: html)?.title, !title.isEmpty
        else { return nil }
        return title
    }

    /// Draws the words that stand for a picture, unless they were just read, and its address.
    private func draw(
        _ image: FeedItemDetailBytes.Image, of files: FeedItemDetailBytes, _ item: FeedItemBytes,
        excerpt: String?
    ) {
        let description = files.text(image.alternativeText)
        let url = files.text(image.url)
        let isNew =
            !description.isEmpty && !item.texts.says(description, in: item.title)
            && !(excerpt.map { files.texts.says($0, in: image.alternativeText) } ?? false)
        let label =
            isNew ? words[.picture] + words[.separator] + description : words[.picture]
        switch links {
        case .behindWords, .numbered:
            page.writeParagraph(label, style: .underlined, link: page.makeHyperlink(url))
        case .printed:
            if isNew { page.writeParagraph(label) }
            page.writeAddress(url, before: isNew ? "" : label + words[.separator])
        case .omitted:
            if isNew { page.writeParagraph(label) }
        }
    }
}
