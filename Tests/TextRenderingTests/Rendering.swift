import FeedPresentation
import FeedRendering
import PresentationTestSupport
import TextRendering

typealias ItemPair = (item: FeedItemViewModel, page: ItemPage)

extension RenderingEnvironment {
    static let pipe = RenderingEnvironment()

    static func terminal(
        _ columns: Int, colors: ColorDepth = .ansi16, links: Bool = true
    ) -> RenderingEnvironment {
        RenderingEnvironment(
            columns: columns, rows: 24, isTerminal: true, colorDepth: colors,
            allowsHyperlinks: links)
    }
}

func render(
    _ feed: FeedViewModel, _ environment: RenderingEnvironment = .pipe,
    style: TextRenderingOptions.Style = .summary,
    links: TextRenderingOptions.Links = .auto, width: Int? = nil,
    dates: TextRenderingOptions.Dates = .words, now: Int64 = 0,
    in phrases: any FeedPhrases = .english
) -> String {
    written {
        TextFeedView(
            output: $0, environment: environment, words: phrases.words,
            options: TextRenderingOptions(style: style, links: links, width: width, dates: dates),
            now: now
        ).display(feed.worded(in: phrases))
    }
}

func makeFeed(
    _ items: [ItemPair], title: String = "The Dyer’s Almanac", format: String = "rss-2.0"
) -> FeedViewModel {
    FeedViewModel(
        title: title, isMerged: format == "merged", isImageFeed: format == "image-feed",
        format: format,
        items: FeedItemViewModels(items))
}

/// Makes the feed “F” of the item “T”.
func makeFeed(_ page: ItemPage, url: String? = nil, format: String = "rss-2.0") -> FeedViewModel {
    let item = FeedItemViewModel(identifier: "1", title: "T", url: url)
    return makeFeed([(item, page)], title: "F", format: format)
}

func makeDate(_ seconds: Int64, _ words: String) -> DateViewModel {
    DateViewModel(secondsSince1970: seconds, rfc3339: "", words: words)
}
