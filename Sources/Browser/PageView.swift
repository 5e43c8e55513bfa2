import FeedComposition
import FeedListing
import FeedModel
import FeedPresentation
import JSONRendering

/// Sends view models to the page as JSON.
final class PageView: FeedView, FeedLoadingView, FeedErrorView, FeedImageView {
    private let words: FeedWords
    /// The items listed.
    private(set) var list: ItemList?
    /// The entries of the sidebar.
    private(set) var sources: SourceList?
    /// The index of the open item.
    var opened: Int? {
        didSet { selected = opened }
    }
    /// The index of the selected item.
    var selected: Int?

    /// The feed on show.
    var feed: FeedViewModel? { list?.feed }

    init(words: FeedWords) {
        self.words = words
    }

    func display(_ viewModel: FeedViewModel) {
        if let list, list.feed.revision == viewModel.revision {
            // The page has asked for other states, and shows them itself.
            sources = SourceList(viewModel, words: words)
            self.list?.feed = viewModel
            return
        }
        let last = list
        let followed = { (index: Int) in
            last.flatMap { viewModel.index(following: index, of: $0.feed) }
        }
        let selected = selected.flatMap(followed)
        opened = opened.flatMap(followed)
        self.selected = selected
        let filter = last.map { viewModel.filter(following: $0.filter, of: $0.feed) } ?? .all
        sources = SourceList(viewModel, words: words)
        list = ItemList(viewModel, filter: filter, search: last?.search ?? "", keeping: opened)
        Document.show(BROWSER_SHOWS_FEED) { writer in
            writer.object {
                $0.member("title", viewModel.title)
                $0.member("summary", viewModel.summary)
                $0.member("homePageURL", viewModel.homePageURL)
                $0.member("language", viewModel.language)
                $0.member("itemCountWords", viewModel.itemCountWords)
                $0.member("itemCount", viewModel.items.count)
                $0.member("isMerged", ifTrue: viewModel.isMerged)
                $0.member("isImageFeed", ifTrue: viewModel.isImageFeed)
            }
        }
        showList()
    }

    /// Lists the items of an entry of ``sources``.
    func choose(_ entry: Int) {
        guard let list, let sources, sources.entries.indices.contains(entry) else { return }
        show(sources.entries[entry].filter, list.search)
    }

    /// Lists the items that match a search.
    func search(_ words: String) {
        guard let list else { return }
        show(list.filter, words)
    }

    private func show(_ filter: ItemFilter, _ search: String) {
        guard let feed else { return }
        list = ItemList(feed, filter: filter, search: search, keeping: opened)
        showList()
    }

    private func showList() {
        guard let list else { return }
        Document.show(BROWSER_SHOWS_LIST) { writer in
            writer.object {
                $0.member("count", list.indices.count)
                $0.member("opened", opened)
                $0.member("row", selected.flatMap { list.row(ofItem: $0) })
                if list.indices.isEmpty {
                    $0.member(
                        "nothing",
                        list.search.isEmpty
                            ? words[.noItems] : words[phrase: .readerNotFound].around(list.search))
                }
            }
        }
    }

    func display(_ viewModel: FeedLoadingViewModel) {
        Document.show(BROWSER_SHOWS_LOADING) { writer in
            writer.object {
                $0.member("isLoading", ifTrue: viewModel.isLoading)
                $0.member("message", viewModel.message)
                $0.member("amount", viewModel.amount)
                $0.member("completed", viewModel.completedSources)
                $0.member("total", viewModel.totalSources)
            }
        }
    }

    func display(_ viewModel: FeedErrorViewModel) {
        Document.show(BROWSER_SHOWS_ERROR) { writer in
            writer.object {
                $0.member("message", viewModel.message)
                $0.member("remedy", viewModel.remedy)
                $0.member("words", viewModel.words)
                $0.member("retry", viewModel.canRetry ? viewModel.retryLabel : nil)
                $0.member("isNone", ifTrue: viewModel.message == nil)
            }
        }
    }

    func display(_ viewModel: FeedImageViewModel<UInt64>) {
        guard let index = viewModel.request.index else { return }
        Document.show(BROWSER_SHOWS_PICTURE) { writer in
            writer.object {
                $0.member("index", index)
                $0.member("picture", viewModel.image.map { Int64(clamping: $0) })
                $0.member("isLoading", ifTrue: viewModel.isLoading)
                $0.member("shouldRetry", ifTrue: viewModel.shouldRetry)
                $0.member("description", viewModel.description)
                $0.member("words", viewModel.words)
            }
        }
    }
}
