import FeedModel
import FeedPresentation
import Testing

/// All drawings show the same decisions about an article.
@Suite struct ArticleDrawingTests {
    /// A feed by Ada with one item.
    private func present(_ item: FeedItem) throws -> FeedViewModel {
        let screen = Screen()
        FeedPresenter(feedView: screen, loadingView: screen, errorView: screen)
            .didFinishLoadingFeed(
                with: Feed(
                    format: .rss20, title: "F", authors: [FeedAuthor(name: "Ada")],
                    items: [item]))
        return try #require(screen.feed)
    }

    private final class Screen: FeedView, FeedLoadingView, FeedErrorView {
        private(set) var feed: FeedViewModel?

        func display(_ viewModel: FeedViewModel) { feed = viewModel }
        func display(_ viewModel: FeedLoadingViewModel) {}
        func display(_ viewModel: FeedErrorViewModel) {}
    }

    @Test(arguments: ArticleDrawing.allCases)
    func `Shows the content, not the summary, though only that has markup`(
        drawing: ArticleDrawing
    ) throws {
        let text = drawing.drawn(
            try present(
                FeedItem(
                    id: "1", title: "T", content: FeedContent(plainText: "The long text"),
                    summary: FeedContent(html: "<p>The short one</p>", plainText: "The short one")))
        )
        #expect(text.contains("The long text"))
        #expect(text.contains("The short one") == (drawing == .json))
        if drawing == .json { #expect(text.contains("\"content_text\":\"The long text\"")) }
    }

    @Test(arguments: ArticleDrawing.allCases)
    func `Shows a picture alone once, and the summary below it`(drawing: ArticleDrawing) throws {
        var details = FeedItemDetails()
        details.image = FeedImage(url: "https://a.example/1.png", alternativeText: "")
        let text = drawing.drawn(
            try present(
                FeedItem(
                    id: "1", title: "T",
                    content: FeedContent(
                        html: "<img src=\"https://a.example/1.png\">", plainText: ""),
                    summary: FeedContent(plainText: "The joke"), details: details)))
        #expect(text.contains("The joke"))
        let count = text.ranges(of: "https://a.example/1.png").count
        // JSON has it as the item's image, too.
        #expect(count == (drawing == .json ? 2 : 1))
        #expect(!text.contains("above") && !text.contains("showsPicture"))
    }

    @Test(arguments: ArticleDrawing.allCases)
    func `Says that a date is only that of an update`(drawing: ArticleDrawing) throws {
        let text = drawing.drawn(
            try present(
                FeedItem(id: "1", title: "T", updated: FeedDate(secondsSince1970: 86_400))))
        switch drawing {
        case .json:
            #expect(text.contains("date_modified") && !text.contains("date_published"))
        default: #expect(text.contains("updated "))
        }
        #expect(text.contains(drawing == .json ? "1970-01-02" : "2 January 1970"))
    }

    @Test(arguments: ArticleDrawing.allCases)
    func `Names authors who are not the feed's`(drawing: ArticleDrawing) throws {
        func names(_ author: String) throws -> Bool {
            var details = FeedItemDetails()
            details.authors = [FeedAuthor(name: author)]
            return drawing.drawn(
                try present(FeedItem(id: "1", title: "T", details: details))
            ).contains(author)
        }
        #expect(try names("Ben"))
        // Programs that read JSON get all data.
        #expect(try names("Ada") == (drawing == .json))
    }
}
