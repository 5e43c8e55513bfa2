import FeedPresentation
import FeedRendering
import HTMLRendering
import PresentationTestSupport

/// Draws `feed` and returns the page.
func rendered(
    _ feed: FeedViewModel, options: HTMLPageOptions = HTMLPageOptions(),
    in phrases: any FeedPhrases = .english, isWorded: Bool = true
) -> String {
    var bytes: [UInt8] = []
    let output = RenderingOutput {
        bytes += $0
        return true
    }
    HTMLPageRenderer(words: phrases.words, options: options)
        .render(isWorded ? feed.worded(in: phrases) : feed, to: output)
    return String(decoding: bytes, as: UTF8.self)
}

/// Draws one item and returns the page.
func rendered(
    _ item: FeedItemViewModel, _ page: ItemPage = ItemPage(),
    options: HTMLPageOptions = HTMLPageOptions()
) -> String {
    rendered(
        FeedViewModel(
            title: "Any", format: "rss-2.0",
            items: FeedItemViewModels([(item: item, page: page)])),
        options: options)
}
