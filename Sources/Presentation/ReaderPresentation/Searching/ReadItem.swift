import FeedViews

/// An item of the feed that is read, as a query sees it.
struct ReadItem: QueriedItem {
    let read: ReadFeed
    let index: Int
    let query: ReaderQuery
    let part: Part

    /// What a condition without a field looks at.
    enum Part {
        /// What a row of the list shows, as a filter does.
        case row
        /// The row and the texts, as a search in a reader does.
        case rowAndTexts
        /// Title, texts, authors and tags, as the same query does on the command line.
        case item
    }

    var states: FeedItemStates { read.states(at: index) }
    var date: Int64? { read.feed.items.secondsInOrder(at: index) }
    var feed: String? { source?.identity }

    private var source: FeedSourceViewModel? { read.source(at: Int(read.facts[index].source)) }

    func has(_ number: Int, in field: QueryField) -> Bool {
        guard let text = query.texts[number] else { return false }
        let items = read.feed.items
        switch field {
        case .any:
            switch part {
            case .row: return isInRow(text)
            case .rowAndTexts: return isInRow(text) || isInTexts(text)
            case .item:
                return [.title, .author, .tag, .text].contains { has(number, in: $0) }
            }
        case .title: return text.isIn(items[index].$title)
        case .text: return isInTexts(text)
        case .author:
            return items.detail(at: index, parts: .people).authors.contains {
                [$0.$name, $0.$email].contains { $0.map { text.isIn($0) } ?? false }
            }
        case .tag:
            return items.detail(at: index, parts: .rest).tags.contains {
                text.isIn(FeedText($0))
            }
        case .link: return items[index].$url.map { text.isIn($0) } ?? false
        case .folder: return text.isIn(FeedText(source?.path ?? ""))
        case .feed:
            guard let source else { return false }
            return [source.title, source.feedURL ?? "", source.homePageURL ?? ""].contains {
                text.isIn(FeedText($0))
            }
        }
    }

    /// Returns true if the item's row contains a text: its title, its source, its place, its authors.
    private func isInRow(_ text: ReaderQuery.Text) -> Bool {
        let item = read.feed.items[index]
        return text.isIn(item.$title) || item.source?.$title.map { text.isIn($0) } ?? false
            || item.$location.map { text.isIn($0) } ?? false
            || item.$byline.map { text.isIn($0) } ?? false
    }

    private func isInTexts(_ text: ReaderQuery.Text) -> Bool {
        let kinds: [(markup: FeedItemText, plain: FeedItemText)] = [
            (.contentHTML, .contentText), (.summaryHTML, .summary),
        ]
        for (markup, plain) in kinds {
            if let html = read.feed.items.text(markup, at: index) {
                read.searchedBytes += html.count
                if text.isIn(html, isMarkup: true) { return true }
            } else if let words = read.feed.items.text(plain, at: index) {
                read.searchedBytes += words.count
                if text.isIn(words) { return true }
            }
        }
        return false
    }
}
