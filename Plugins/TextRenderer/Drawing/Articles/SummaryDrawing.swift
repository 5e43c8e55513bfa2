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
        var files = FeedItemDetailBytes()
        for index in places {
            feed.items.copy(at: index, to: &item)
            feed.items.copyDetail(at: index, isSummary: true, to: &files)
            let excerpt =
                feed.items.text(.excerpt, at: index) ?? wordsOfPicture(files, in: feed, at: index)
            draw(item, files, excerpt, heading, isImageFeed: isImageFeed, labels)
        }
    }

    private func draw(
        _ item: FeedItemBytes, _ files: FeedItemDetailBytes, _ excerpt: String?,
        _ heading: ItemHeading, isImageFeed: Bool, _ labels: FeedLabels
    ) {
        // A podcast's item often has no page: then its file is what there is to open.
        let other =
            item.url == nil
            ? (files.externalURL ?? files.attachments.first?.url).map(files.text) : nil
        page.separate()
        heading.drawTitle(of: item, from: excerpt, leadingTo: item.url.map(item.text) ?? other)
        page.indent(by: SummaryDrawing.indent)
        heading.drawByline(of: item)
        drawExcerpt(excerpt, of: item)
        if let image = files.image, isImageFeed || item.url == nil && other == nil {
            draw(image, of: files, item, excerpt: excerpt, labels)
        }
        drawFiles(files, besides: item, other, labels)
        if links == .printed {
            if let url = item.url {
                if !page.writeAddressPlainly(item.texts.bytes.span.extracting(url)) {
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
    private func drawFiles(
        _ files: FeedItemDetailBytes, besides item: FeedItemBytes, _ other: String?,
        _ labels: FeedLabels
    ) {
        if files.attachments.isEmpty { return }
        var count = 0
        for file in files.attachments where isPlayed(file, of: files) {
            guard count < SummaryDrawing.maximumFiles else { break }
            count += 1
            switch links {
            case .printed where !isShown(file, of: files, as: item, or: other):
                let texts = files.texts.bytes.span
                if !page.writeAddressPlainly(
                    texts.extracting(file.url), before: texts.extracting(file.label),
                    labels.separator)
                {
                    page.writeAddress(
                        files.text(file.url), before: files.text(file.label) + labels.separator)
                }
            case .behindWords, .numbered:
                page.writeParagraph(
                    files.text(file.label), style: .underlined,
                    link: page.makeHyperlink(files.text(file.url)))
            case .printed, .omitted: page.writeParagraph(files.text(file.label), style: .dim)
            }
        }
    }

    /// Its address is that of the item, which is shown.
    private func isShown(
        _ file: FeedItemDetailBytes.Attachment, of files: FeedItemDetailBytes,
        as item: FeedItemBytes, or other: String?
    ) -> Bool {
        if let url = item.url {
            return files.texts.says(item.texts.bytes.span.extracting(url), in: file.url)
        }
        return other.map { files.texts.says($0, in: file.url) } ?? false
    }

    /// It is a sound or a film.
    private func isPlayed(
        _ file: FeedItemDetailBytes.Attachment, of files: FeedItemDetailBytes
    ) -> Bool {
        if file.durationInSeconds != nil { return true }
        guard let type = file.mimeType else { return false }
        let texts = files.texts.bytes.span
        return texts.hasPrefix("audio/", at: type.lowerBound, before: type.upperBound)
            || texts.hasPrefix("video/", at: type.lowerBound, before: type.upperBound)
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

    /// Draws the sentences, unless the title has said them.
    private func drawExcerpt(_ excerpt: String?, of item: FeedItemBytes) {
        guard let excerpt, !excerpt.isEmpty, excerpt != item.text(item.title),
            !ItemHeading.isBeginning(item, of: excerpt)
        else { return }
        page.writeParagraph(excerpt)
    }

    /// Draws the words that stand for a picture, unless they were just read, and its address.
    private func draw(
        _ image: FeedItemDetailBytes.Image, of files: FeedItemDetailBytes, _ item: FeedItemBytes,
        excerpt: String?, _ labels: FeedLabels
    ) {
        let words = files.text(image.alternativeText)
        let url = files.text(image.url)
        let isNew = !words.isEmpty && words != item.text(item.title) && words != excerpt
        let label = isNew ? labels.picture + labels.separator + words : labels.picture
        switch links {
        case .behindWords, .numbered:
            page.writeParagraph(label, style: .underlined, link: page.makeHyperlink(url))
        case .printed:
            if isNew { page.writeParagraph(label) }
            page.writeAddress(url, before: isNew ? "" : label + labels.separator)
        case .omitted:
            if isNew { page.writeParagraph(label) }
        }
    }
}
