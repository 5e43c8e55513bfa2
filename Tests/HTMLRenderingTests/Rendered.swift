import FeedPresentation
import HTMLRendering
import PresentationTestSupport

/// Draws `feed` and returns the page.
func rendered(
    _ feed: FeedViewModel, options: HTMLPageOptions = HTMLPageOptions(),
    in phrases: any FeedPhrases = .english, isWorded: Bool = true
) -> String {
    written {
        HTMLPageRenderer(words: phrases.words, options: options)
            .render(isWorded ? feed.worded(in: phrases) : feed, to: $0)
    }
}

/// Draws one item and returns the page.
func rendered(
    _ item: FeedItemViewModel, _ page: ItemPage = ItemPage(),
    options: HTMLPageOptions = HTMLPageOptions()
) -> String {
    rendered(makeFeed(page, item), options: options)
}

/// Draws an item with the title “T” and returns the page.
func parsed(
    _ page: ItemPage, title: String = "T", url: String? = nil,
    options: HTMLPageOptions = HTMLPageOptions()
) throws -> StrictHTML {
    let item = FeedItemViewModel(identifier: "1", title: title, url: url)
    return try StrictHTML(parsing: rendered(item, page, options: options))
}

/// Draws `feed` and returns the page.
func parsed(
    _ feed: FeedViewModel, options: HTMLPageOptions = HTMLPageOptions()
) throws -> StrictHTML {
    try StrictHTML(parsing: rendered(feed, options: options))
}

/// Makes a feed of one item, or of several that are the same.
func makeFeed(
    _ page: ItemPage, _ item: FeedItemViewModel = FeedItemViewModel(identifier: "1", title: "T"),
    count: Int = 1
) -> FeedViewModel {
    let items = Array(repeating: (item: item, page: page), count: count)
    return FeedViewModel(title: "Any", format: "rss-2.0", items: FeedItemViewModels(items))
}
