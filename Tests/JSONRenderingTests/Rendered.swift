import FeedRendering
import FeedViews
import JSONRendering
import PresentationTestSupport

/// Renders `feed` and returns the chunks that the renderer writes.
func renderedChunks(
    _ feed: FeedViewModel, layout: JSONLayout = .lines, chunkSize: Int = 65_536
) -> [[UInt8]] {
    var chunks: [[UInt8]] = []
    let output = RenderingOutput(chunkSize: chunkSize) {
        chunks.append($0)
        return true
    }
    JSONFeedRenderer(layout: layout).render(feed, to: output)
    return chunks
}

func rendered(_ feed: FeedViewModel, layout: JSONLayout = .lines) -> String {
    String(decoding: renderedChunks(feed, layout: layout).joined(), as: UTF8.self)
}

/// Renders `feed` and parses the document strictly.
func document(_ feed: FeedViewModel, layout: JSONLayout = .lines) throws -> StrictJSON {
    try StrictJSON(parsing: Array(renderedChunks(feed, layout: layout).joined()))
}

/// Returns the only item of the document for a feed of `item` and `page`.
func document(
    item: FeedItemViewModel = FeedItemViewModel(identifier: "1", title: "T"),
    page: ItemPage = ItemPage()
) throws -> StrictJSON {
    let items = try document(makeFeed([(item, page)]))["items"]?.elements
    guard let items, items.count == 1 else {
        throw StrictJSON.Fault(message: "not one item", offset: 0)
    }
    return items[0]
}

func makeFeed(_ items: [(FeedItemViewModel, ItemPage)] = []) -> FeedViewModel {
    FeedViewModel(
        title: "Any feed", format: "rss-2.0",
        items: FeedItemViewModels(items.map { (item: $0.0, page: $0.1) }))
}

func makeDate(_ rfc3339: String) -> DateViewModel {
    DateViewModel(secondsSince1970: 0, rfc3339: rfc3339, words: "some day")
}
