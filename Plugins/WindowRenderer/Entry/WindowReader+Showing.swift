import FeedListing
import FeedModel
import FeedViews
import WindowRendering
import WindowWidgets

// View models from the host.
extension WindowReader {
    /// Replaces the displayed feed; the previous one is still valid.
    func show(_ feed: FeedViewModel) {
        let last = list
        let filter = last.map { feed.filter(following: $0.filter, of: $0.feed) } ?? .all
        let found = selected.flatMap { index in
            last.flatMap { feed.index(following: index, of: $0.feed) }
        }
        let next = ItemList(feed, filter: filter, search: last?.search ?? "", keeping: found)
        let isSame = last.map { Self.isSame($0, next) } ?? false
        let hadSelection = selected != nil
        selected = found
        list = next
        lastMarking = nil
        thumbnails.removeAll()
        pictures.removeAll()
        restorePosition()
        sources.show(SourceList(feed, words: words), filter: filter)
        if isSame {
            items.list.fillAgain()
            showList()
        } else {
            showRows()
        }
        if selected != nil { showArticle() } else if hadSelection || last == nil { showNoArticle() }
        if last == nil { items.list.grabFocus() }
    }

    func show(_ loading: FeedLoadingViewModel) {
        let words = items.show(loading, hasFeed: list != nil)
        items.header.show(title: listTitle, subtitle: words.isEmpty ? listSubtitle : words)
    }

    func show(_ error: FeedErrorViewModel) { items.show(error, hasFeed: list != nil) }

    // MARK: The list

    /// Shows a new list.
    func showRows() {
        guard let list else { return }
        let row = selected.flatMap { list.row(ofItem: $0) }
        items.list.show(count: list.indices.count, selected: row)
        if let row { items.list.scroll(to: row) }
        showList()
    }

    private func showList() {
        guard let list else { return }
        items.showList(
            isEmpty: list.indices.isEmpty,
            words: list.search.isEmpty
                ? words[.noItems] : words[phrase: .readerNotFound].around(list.search))
        items.header.show(title: listTitle, subtitle: listSubtitle)
        showTitle()
        updatePictures()
    }

    private var listTitle: String {
        guard let list else { return "FeedHost" }
        return switch list.filter {
        case .all: list.feed.title
        case .unread: words[.readerUnread]
        case .starred: words[.readerStarred]
        case .folder(let folder): folder
        case .source(let index): list.feed.sources[index].title
        }
    }

    private var listSubtitle: String {
        guard let list else { return "" }
        return list.filter == .all && list.search.isEmpty
            ? list.feed.itemCountWords : "\(list.indices.count)"
    }

    /// Sets the window's title to that of the open item or the feed.
    private func showTitle() {
        guard let list else { return }
        frame.title =
            selected.map { list.feed.items[$0].title + " — " + list.feed.title } ?? list.feed.title
    }

    /// Fills a row with the item at a position.
    func fill(_ row: ItemRow, at position: Int) {
        guard let list, position < list.indices.count else { return row.clear() }
        let index = list.indices[position]
        let request = thumbnailRequest(ofItem: index, scale: items.list.scale)
        row.show(
            list.feed.items[index], language: language(ofItem: index), now: WindowClock.now,
            request: request,
            press: { [unowned self] in openRow(position) },
            retry: { [unowned self] in if let request { retry(request) } })
        row.show(request.flatMap { thumbnails.state(of: $0) })
        updatePictures()
    }

    /// Returns the language that an item or its feed declares.
    private func language(ofItem index: Int) -> String? {
        guard let feed = list?.feed else { return nil }
        return feed.items.detail(at: index, parts: .rest).language ?? feed.language
    }

    // MARK: The article

    /// Updates the buttons of the article's bar for the selected item.
    func showStates() {
        guard let list, let selected else { return }
        let item = list.feed.items[selected]
        article.show(item.states, canOpen: item.openURL != nil)
    }

    func showArticle() {
        guard let list, let selected else { return showNoArticle() }
        let item = list.feed.items[selected]
        showStates()
        let revision = list.feed.revision
        let width = ArticlePane.lineWidth * article.area.scale
        article.show(
            ArticleParts.parts(of: list.feed.items.article(at: selected)), title: item.title,
            language: language(ofItem: selected),
            request: { url in
                FeedImageRequest(
                    revision: revision, index: selected, url: url,
                    form: .pixels(maximumWidth: width, maximumHeight: 2 * width))
            },
            state: { [unowned self] in pictures.state(of: $0) },
            made: { [unowned self] in updatePictures() })
        showTitle()
    }

    func showNoArticle() {
        article.showNothing(list?.feed.title ?? "FeedHost")
        showTitle()
    }

    // MARK: Refresh

    private func restorePosition() {
        guard !awaited.isEmpty, let feed = list?.feed else { return }
        let index = feed.items.indices.first {
            feed.items[$0].identifier.utf8.elementsEqual(awaited)
        }
        selected = index ?? selected
        awaited = []
    }

    /// Returns true if both lists have the same items in the same order.
    private static func isSame(_ last: ItemList, _ next: ItemList) -> Bool {
        last.indices.count == next.indices.count
            && zip(last.indices, next.indices).allSatisfy {
                last.feed.items[$0].$identifier == next.feed.items[$1].$identifier
            }
    }
}
