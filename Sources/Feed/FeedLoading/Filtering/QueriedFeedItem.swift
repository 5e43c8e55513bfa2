import FeedModel

/// A loaded item as a query sees it. Reads its details and content only for conditions on them.
struct QueriedFeedItem: QueriedItem {
    let item: FeedItem
    let states: FeedItemStates
    let sources: [FeedSource]
    let clock: FeedClock
    /// What the query's nodes search for.
    let texts: [QueriedText?]

    var date: Int64? { item.countedDate?.start(by: clock.secondsAheadOfUTC) }
    var feed: String? { source?.identity }

    private var source: FeedSource? {
        let source = Int(item.sourceIndex)
        return sources.indices.contains(source) ? sources[source] : nil
    }

    func has(_ number: Int, in field: QueryField) -> Bool {
        guard let text = texts[number] else { return false }
        return switch field {
        case .any:
            text.isIn(item.title) || isInDetails(text) || isInContent(text)
        case .title: text.isIn(item.title)
        case .text: isInContent(text)
        case .author: isInAuthors(text, item.details)
        case .tag: item.details.tags.contains { text.isIn($0) }
        case .link: text.isIn(item.url)
        case .folder: text.isIn(source?.folder)
        case .feed:
            text.isIn(source?.title) || text.isIn(source?.feedURL)
                || text.isIn(source?.homePageURL)
        }
    }

    private func isInDetails(_ text: QueriedText) -> Bool {
        let details = item.details
        return details.tags.contains { text.isIn($0) } || isInAuthors(text, details)
    }

    private func isInAuthors(_ text: QueriedText, _ details: FeedItemDetails) -> Bool {
        details.authors.contains { text.isIn($0.name) || text.isIn($0.email) }
    }

    private func isInContent(_ text: QueriedText) -> Bool {
        text.isIn(item.summary?.plainText) || text.isIn(item.content?.plainText)
    }
}
