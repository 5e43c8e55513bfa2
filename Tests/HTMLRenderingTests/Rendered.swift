import FeedPresentation
import FeedRendering
import HTMLRendering
import PresentationTestSupport

/// The page drawn for `feed`.
func rendered(
    _ feed: FeedViewModel, options: HTMLPageOptions = HTMLPageOptions(),
    in phrases: any FeedPhrases = .english
) -> String {
    var bytes: [UInt8] = []
    let output = RenderingOutput {
        bytes += $0
        return true
    }
    HTMLPageRenderer(words: phrases.words, options: options)
        .render(feed.worded(in: phrases), to: output)
    return String(decoding: bytes, as: UTF8.self)
}

/// The page drawn for one item.
func rendered(
    _ item: FeedItemViewModel, _ detail: FeedItemDetailViewModel = FeedItemDetailViewModel(),
    options: HTMLPageOptions = HTMLPageOptions()
) -> String {
    rendered(
        FeedViewModel(
            title: "Any", format: "rss-2.0",
            items: FeedItemViewModels([(item: item, detail: detail)])),
        options: options)
}
