import FeedModel

/// The items of a feed on show, as its presenter shows them.
///
/// What views would else decide each for itself is decided here: the title where there is none, the date to
/// show, the address to open, the source to name, the kinds of files.
final class PresentedItems: FeedItemSource {
    /// How much memory the texts take that most items have beside their title and addresses: two dates.
    private static let bytesOfDates = 128

    let items: [FeedItem]
    let factory: FeedViewModelFactory
    private let sources: ShownSources
    private let states: FeedShownStates?

    /// Creates the source of `items`.
    ///
    /// - Parameter states: the states of the items, asked each time one is made.
    init(
        _ items: [FeedItem], of sources: ShownSources, states: FeedShownStates?,
        by factory: FeedViewModelFactory
    ) {
        self.items = items
        self.sources = sources
        self.states = states
        self.factory = factory
    }

    var count: Int { items.count }

    func item(at index: Int) -> FeedItemViewModel { item(at: index, placed: .none) }

    func item(at index: Int, placed place: FeedItemPlace) -> FeedItemViewModel {
        let item = items[index]
        var texts = FeedTextWriter()
        var (id, url, title) = (FeedText.empty, FeedText?.none, FeedText.empty)
        item.withTexts { lentID, lentURL, lentTitle in
            texts = FeedTextWriter(
                capacity: lentID.count + lentURL.count + lentTitle.count + Self.bytesOfDates)
            id = texts.add(lentID)
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
            id: id, title: title, titleOrigin: origin, states: states?[index] ?? [], url: url,
            openURL: url ?? (hasDetails ? texts.add(Self.openURL(ofPageless: item)) : nil),
            published: published, updated: updated,
            dateOrigin: Self.isToShow(published)
                ? .published : Self.isToShow(updated) ? .updated : .none,
            byline: hasDetails ? texts.add(factory.byline(of: item.authors)) : nil,
            location: hasDetails ? texts.add(item.location?.inOneLine) : nil,
            sourceIndex: sources.index(of: item), source: sources.source(beside: item), place: place
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

    /// False for a date that has no words, as one that a template has left.
    private static func isToShow(_ date: DateViewModel?) -> Bool {
        if let date { !date.$words.isEmpty } else { false }
    }

    func text(_ text: FeedItemText, at index: Int) -> FeedText? {
        let item = items[index]
        switch text {
        case .day, .month, .time: return words(ofDateOf: item, text)
        case .excerpt, .contentHTML, .contentText, .summary, .summaryHTML: break
        }
        guard item.hasContent else { return nil }
        return switch text {
        case .excerpt: Excerpt.paragraph(of: item)
        case .contentHTML: Self.html(of: item.content, onPage: item.url)
        case .contentText:
            item.content.flatMap { $0.isMarkup ? nil : FeedText($0.plainText) }
        case .summary:
            item.summary.map { $0.plainText }.flatMap { $0.isEmpty ? nil : FeedText($0) }
        case .summaryHTML: Self.html(of: item.summary, onPage: item.url)
        case .day, .month, .time: nil
        }
    }

    /// A part of the date to show, in words.
    private func words(ofDateOf item: FeedItem, _ text: FeedItemText) -> FeedText? {
        let part: FeedDatePart =
            switch text {
            case .month: .month
            case .time: .time
            default: .day(besides: newestDate)
            }
        for date in [item.published, item.updated] {
            let words = date.flatMap { factory.words(for: $0, part: part) } ?? ""
            if !words.isEmpty { return FeedText(words) }
        }
        return nil
    }

    /// The date of the newest item, where they are in an order of dates.
    private var newestDate: FeedDate? {
        let ends = [items.first?.date, items.last?.date].compactMap { $0 }
        return ends.max { $0.secondsSince1970 < $1.secondsSince1970 }
    }

    private static func html(of content: FeedContent?, onPage page: String?) -> FeedText? {
        var bytes: [UInt8] = []
        guard let content, content.appendHTML(onPage: page, to: &bytes) else { return nil }
        var texts = FeedTextWriter(capacity: bytes.count)
        return texts.add(bytes.span)
    }

    /// A title from the item's text, else from its link, else the phrase for none.
    private func derivedTitle(for item: FeedItem) -> (FeedText, FeedTitleOrigin) {
        if let title = Excerpt.title(from: item.summary, else: item.content) {
            return (title, .text)
        }
        if let url = item.url { return (FeedText(url), .url) }
        return (FeedText(factory.phrases.untitledItem), .placeholder)
    }

    /// The page that an item without one of its own is about, else its first file.
    private static func openURL(ofPageless item: FeedItem) -> String? {
        let details = item.details
        return details.externalURL ?? details.attachments.first?.url
    }
}
