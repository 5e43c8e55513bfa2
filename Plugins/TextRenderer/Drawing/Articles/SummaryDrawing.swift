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

    /// Creates a drawing on `page`.
    init(page: TextPage, links: LinkDrawing, dates: DateDrawing) {
        self.page = page
        self.links = links
        self.dates = dates
    }

    /// Draws `feed`.
    func draw(_ feed: FeedViewModel) {
        FeedHeader(page: page, links: links, dates: dates).draw(feed)
        let heading = ItemHeading(page: page, feed: feed, dates: dates)
        for group in feed.itemGroups {
            FolderHeading(page: page).draw(group.folder)
            draw(group.places, of: feed, heading)
        }
    }

    private func draw(_ places: FeedItemPlaces, of feed: FeedViewModel, _ heading: ItemHeading) {
        let isImageFeed = feed.format == "image-feed"
        let labels = feed.labels
        var item = FeedItemBytes()
        for index in places {
            feed.items.copy(at: index, to: &item)
            let files = feed.items.files(at: index)
            let excerpt =
                feed.items.text(.excerpt, at: index) ?? wordsOfPicture(files, in: feed, at: index)
            draw(item, files, excerpt, heading, isImageFeed: isImageFeed, labels)
        }
    }

    private func draw(
        _ item: FeedItemBytes, _ files: FeedItemFilesViewModel, _ excerpt: String?,
        _ heading: ItemHeading, isImageFeed: Bool, _ labels: FeedLabels
    ) {
        // A podcast's item often has no page: then its file is what there is to open.
        let other = item.url == nil ? files.externalURL ?? files.attachments.first?.url : nil
        page.separate()
        heading.drawTitle(of: item, from: excerpt, leadingTo: item.url.map(item.text) ?? other)
        page.indent(by: SummaryDrawing.indent)
        heading.drawByline(of: item)
        drawExcerpt(excerpt, of: item)
        if let image = files.image, isImageFeed || item.url == nil && other == nil {
            draw(image, of: item, excerpt: excerpt, labels)
        }
        draw(files.attachments, besides: item, other, labels)
        if links == .printed {
            if let url = item.url {
                if !page.writeAddressPlainly(item.bytes.span.extracting(url)) {
                    page.writeAddress(item.text(url))
                }
            } else if let other {
                page.writeAddress(other)
            }
        }
        page.popMargin()
    }

    /// Draws the sounds and films that go with an item: how long they play, how large they are, and
    /// where.
    private func draw(
        _ files: [AttachmentViewModel], besides item: FeedItemBytes, _ other: String?,
        _ labels: FeedLabels
    ) {
        if files.isEmpty { return }
        let address = item.url.map(item.text) ?? other
        let files = files.filter { file in
            file.durationInSeconds != nil || file.mimeType?.hasPrefix("audio/") == true
                || file.mimeType?.hasPrefix("video/") == true
        }
        for file in files.prefix(SummaryDrawing.maximumFiles) {
            switch links {
            case .printed where file.url != address:
                page.writeAddress(file.url, before: file.label + labels.separator)
            case .behindWords, .numbered:
                page.writeParagraph(
                    file.label, style: .underlined, link: page.makeHyperlink(file.url))
            case .printed, .omitted: page.writeParagraph(file.label, style: .dim)
            }
        }
    }

    /// The words of the picture that is all an item has, as in web comics.
    private func wordsOfPicture(
        _ files: FeedItemFilesViewModel, in feed: FeedViewModel, at index: Int
    ) -> String? {
        guard files.image != nil, let html = feed.items.text(.contentHTML, at: index),
            let title = ContentPictures.onlyPicture(in: html)?.title, !title.isEmpty
        else { return nil }
        return title
    }

    /// Draws the sentences, unless the title has said them.
    private func drawExcerpt(_ excerpt: String?, of item: FeedItemBytes) {
        guard let excerpt, !excerpt.isEmpty, excerpt != item.text(item.title),
            !ItemHeading.isBeginning(item, of: excerpt)
        else { return }
        page.writeParagraph(excerpt)
    }

    /// Draws the words that stand for a picture, unless they were just read, and its address.
    private func draw(
        _ image: ImageViewModel, of item: FeedItemBytes, excerpt: String?,
        _ labels: FeedLabels
    ) {
        let words = image.alternativeText
        let isNew = !words.isEmpty && words != item.text(item.title) && words != excerpt
        let label = isNew ? labels.picture + labels.separator + words : labels.picture
        switch links {
        case .behindWords, .numbered:
            page.writeParagraph(label, style: .underlined, link: page.makeHyperlink(image.url))
        case .printed:
            if isNew { page.writeParagraph(label) }
            page.writeAddress(image.url, before: isNew ? "" : label + labels.separator)
        case .omitted:
            if isNew { page.writeParagraph(label) }
        }
    }
}
