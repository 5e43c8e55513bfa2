import FeedModel

/// Makes view models of a feed's items on request.
///
/// Decides what views would otherwise decide: a title for an item without one, the date to show,
/// the address to open, the source to show, the kinds of files.
final class DisplayedItems: FeedItemSource {
    /// Bytes to reserve for the texts of two dates.
    private static let bytesOfDates = 128

    let items: [FeedItem]
    let factory: FeedViewModelFactory
    let sources: DisplayedSources
    /// The feed's authors.
    private let byline: FeedText?

    /// Creates a source of `items`.
    ///
    /// - Parameter byline: the feed's authors, who are not named beside each item.
    init(
        _ items: [FeedItem], of sources: DisplayedSources, byline: String?,
        by factory: FeedViewModelFactory
    ) {
        self.items = items
        self.sources = sources
        self.byline = byline.map { FeedText($0) }
        self.factory = factory
    }

    var count: Int { items.count }

    func item(at index: Int) -> FeedItemViewModel { item(at: index, position: .none) }

    func item(at index: Int, position: FeedItemPosition) -> FeedItemViewModel {
        let item = items[index]
        var texts = FeedTextWriter()
        var (id, url, title) = (FeedText.empty, FeedText?.none, FeedText.empty)
        var leads = false
        item.withTexts { lentID, lentURL, lentTitle in
            texts = FeedTextWriter(
                capacity: lentID.count + lentURL.count + lentTitle.count + Self.bytesOfDates)
            id = texts.add(lentID)
            leads = Self.leads(lentURL)
            if !lentURL.isEmpty { url = lentURL.isIdentical(to: lentID) ? id : texts.add(lentURL) }
            title = texts.add(inOneLine: lentTitle)
        }
        var origin = FeedTitleOrigin.own
        if title.isEmpty {
            (title, origin) = derivedTitle(for: item)
        }
        let published = item.published.map { factory.date($0, in: &texts) }
        let updated = item.updated.map { factory.date($0, in: &texts) }
        let hasDetails = item.hasDetails
        return FeedItemViewModel(
            identifier: id, title: title, titleOrigin: origin, states: [],
            url: url,
            openURL: url == nil
                ? hasDetails ? texts.add(Self.openURL(ofPageless: item)) : nil : leads ? url : nil,
            published: published, updated: updated,
            dateOrigin: Self.isToShow(published)
                ? .published : Self.isToShow(updated) ? .updated : .none,
            byline: hasDetails ? texts.add(factory.byline(of: item.authors)) : nil,
            location: hasDetails ? texts.add(item.location?.inOneLine) : nil,
            sourceIndex: sources.index(of: item), source: sources.source(beside: item),
            position: position
        )
    }

    func identity(at index: Int) -> FeedItemViewModel.ID {
        let item = items[index]
        var identifier = FeedText.empty
        item.withTexts { id, _, _ in
            var texts = FeedTextWriter(capacity: id.count)
            identifier = texts.add(id)
        }
        return FeedItemViewModel.ID(identifier, sourceIndex: sources.index(of: item))
    }

    func secondsInOrder(at index: Int) -> Int64? {
        items[index].countedDate.map { factory.start(of: $0) }
    }

    /// Returns false for a placeholder date.
    private static func isToShow(_ date: DateViewModel?) -> Bool {
        if let date { !date.$words.isEmpty } else { false }
    }

    func article(at index: Int, parts: FeedArticleParts) -> FeedArticleViewModel {
        article(of: item(at: index), at: index, parts: parts)
    }

    func article(
        of item: FeedItemViewModel, at index: Int, parts: FeedArticleParts
    ) -> FeedArticleViewModel {
        factory.articles.article(
            of: item, detail(at: index, parts: parts.details), besides: byline,
            parts: items[index].hasContent ? parts : parts.subtracting(.body)
        ) { self.text($0, at: index) }
    }

    func text(_ text: FeedItemText, at index: Int) -> FeedText? {
        let item = items[index]
        return switch text {
        case .excerpt: Excerpt.paragraph(of: item)
        case .contentHTML: Self.html(of: item.content, in: item)
        case .contentText:
            item.content.flatMap { $0.isMarkup ? nil : FeedText($0.plainText) }
        case .summary:
            item.summary.map { $0.plainText }.flatMap { $0.isEmpty ? nil : FeedText($0) }
        case .summaryHTML: Self.html(of: item.summary, in: item)
        case .day: words(for: .day(besides: Self.newestDate(of: items)), ofDateOf: item)
        case .month: words(for: .month, ofDateOf: item)
        case .time: words(for: .time, ofDateOf: item)
        }
    }

    /// Returns a part of the displayed date in words.
    private func words(for part: FeedDatePart, ofDateOf item: FeedItem) -> FeedText? {
        for date in [item.published, item.updated] {
            let words = date.flatMap { factory.words(for: $0, part: part) } ?? ""
            if !words.isEmpty { return FeedText(words) }
        }
        return nil
    }

    /// The date of the newest item, if the items are ordered by date.
    static func newestDate(of items: [FeedItem]) -> FeedDate? {
        [items.first?.countedDate, items.last?.countedDate].compactMap { $0 }.max()
    }

    private static func html(of content: FeedContent?, in item: FeedItem) -> FeedText? {
        var bytes: [UInt8] = []
        guard let content, content.appendHTML(onPage: item.url, to: &bytes) else { return nil }
        var texts = FeedTextWriter(capacity: bytes.count)
        return texts.add(bytes.span)
    }

    /// Returns a title from the item's text, else its address, else a placeholder.
    private func derivedTitle(for item: FeedItem) -> (FeedText, FeedTitleOrigin) {
        if let title = Excerpt.title(from: item.summary, else: item.content) {
            return (title, .text)
        }
        if let url = item.url { return (FeedText(url), .url) }
        return (FeedText(factory.phrases.untitledItem), .placeholder)
    }

    /// Returns the external page, else the first file, for an item without a page.
    private static func openURL(ofPageless item: FeedItem) -> String? {
        let details = item.details
        let url = details.externalURL ?? details.attachments.first?.url
        return url.flatMap { leads($0.utf8.span) ? $0 : nil }
    }

    /// Returns true for an address with a scheme. A document without an address of its own may have others,
    /// which would lead to files of whoever opens them.
    private static func leads(_ url: Span<UInt8>) -> Bool {
        var end = 0
        while end < url.count, 0x61...0x7A ~= url[end] | 0x20 { end += 1 }
        return end > 0 && end < url.count && url[end] == UInt8(ascii: ":")
    }
}
