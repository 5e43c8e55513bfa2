import FeedModel
import FeedPresentation
import FeedTesting
import PresentationTestSupport
import Testing

@Suite struct FeedPresenterTests {
    private enum LoadingFailed: Error { case offline }

    @Test func `Removes an error that is shown before it shows loading`() {
        let leaks = LeakTracker()
        do {
            let view = leaks.track(ViewSpy())
            let presenter = leaks.track(
                FeedPresenter(
                    feedView: view, loadingView: view, errorView: view,
                    wording: FeedWording(dates: PlainWording(), errors: PlainWording())))
            presenter.didStartLoadingFeed()
            presenter.didFail(with: LoadingFailed.offline)
            presenter.didStartLoadingFeed()
            presenter.didStartLoadingFeed()
            #expect(
                view.messages == [
                    .loading(true), .error("offline"), .error(nil), .loading(true), .loading(true),
                ])
        }
        leaks.expectNoLeaks()
    }

    @Test func `Shows an item's discussion, and the feed's update interval`() throws {
        var details = FeedItemDetails()
        details.discussion = FeedDiscussion(
            commentCount: 0, feedURL: "https://example.org/c",
            repliesTo: [FeedReference(id: "tag:0"), FeedReference(url: "https://example.org/0")])
        details.section = "s"
        details.department = "d"
        let feed = try presented(
            Feed(
                format: .rss20,
                items: [FeedItem(id: "1", details: details), FeedItem(id: "2")],
                updateIntervalInSeconds: 3_600))
        #expect(feed.document.updateIntervalInSeconds == 3_600)
        #expect(
            feed.items.detail(at: 0)
                == ItemPage(
                    commentCount: 0, commentsWords: "No comments",
                    commentFeedURL: "https://example.org/c",
                    repliesTo: [
                        FeedReference(id: "tag:0"),
                        FeedReference(url: "https://example.org/0"),
                    ],
                    section: "s", department: "d"
                ).detail)
        #expect(feed.items.detail(at: 1) == FeedItemDetailViewModel())
    }

    @Test(
        arguments: [
            (FeedItem(id: "1", title: "Given"), "Given", .own),
            (
                FeedItem(
                    id: "1", content: FeedContent(plainText: "The content"),
                    summary: FeedContent(plainText: "The summary")), "The summary", .text
            ),
            (
                FeedItem(id: "1", content: FeedContent(plainText: "  The\n\n content ")),
                "The content",
                .text
            ),
            (FeedItem(id: "1", url: "https://example.org/1"), "https://example.org/1", .url),
            (FeedItem(id: "1"), "Untitled", .placeholder),
        ] as [(FeedItem, String, FeedTitleOrigin)])
    func `Gives every item a title`(
        item: FeedItem, title: String, origin: FeedTitleOrigin
    ) throws {
        let shown = try #require(presented(Feed(format: .rss20, items: [item])).items.first)
        #expect(shown.title == title)
        #expect(shown.titleOrigin == origin)
    }

    @Test func `Titles a feed without a title by its page`() throws {
        let shown = try presented(Feed(format: .rss20, homePageURL: "https://example.org/"))
        #expect(shown.title == "https://example.org/")
        #expect(shown.titleOrigin == .url)
    }

    private func title(ofText text: String) throws -> String {
        let item = FeedItem(id: "1", content: FeedContent(plainText: text))
        return try presented(Feed(format: .rss20, items: [item])).items[0].title
    }

    @Test func `Cuts a word longer than a title`() throws {
        let title = try title(ofText: String(repeating: "x", count: 100_000))
        #expect(title == String(repeating: "x", count: 80) + "…")
    }

    @Test func `Takes the excerpt from the summary before the content`() throws {
        let item = FeedItem(
            id: "1", title: "Title",
            content: FeedContent(html: "<p>Content</p>", plainText: "Content"),
            summary: FeedContent(plainText: "Summary"))
        let items = try presented(Feed(format: .rss20, items: [item])).items
        #expect(items.text(.excerpt, at: 0) == "Summary")
        #expect(items.text(.summary, at: 0) == "Summary")
        #expect(items.text(.contentHTML, at: 0) == "<p>Content</p>")
        #expect(items.text(.contentText, at: 0) == nil)
    }

    @Test func `Does not present plain text as markup`() throws {
        let item = FeedItem(id: "1", content: FeedContent(plainText: "a < b"))
        let items = try presented(Feed(format: .jsonFeed11, items: [item])).items
        #expect(items.text(.contentHTML, at: 0) == nil)
        #expect(items.text(.contentText, at: 0) == "a < b")
    }

    @Test(arguments: [
        (FeedDate(secondsSince1970: 1), "1970-01-01T00:00:01Z"),
        (
            FeedDate(secondsSince1970: 951_782_400, utcOffsetMinutes: 90),
            "2000-02-29T01:30:00+01:30"
        ),
        (FeedDate(secondsSince1970: -1, utcOffsetMinutes: -300), "1969-12-31T18:59:59-05:00"),
        (FeedDate(secondsSince1970: 253_402_214_399), "9999-12-30T23:59:59Z"),
    ])
    func `Presents a date as an instant and as text`(date: FeedDate, rfc3339: String) throws {
        let item = FeedItem(id: "1", published: date)
        let shown = try #require(presented(Feed(format: .atom10, items: [item])).items.first)
        #expect(shown.published?.rfc3339 == rfc3339)
        #expect(shown.published?.words == "second \(date.secondsSince1970)")
        // The date wording determines the time zone.
        #expect(shown.published?.secondsAheadOfUTC == 3_600)
    }

    @Test func `Keeps a placeholder date, but without text`() throws {
        let item = FeedItem(id: "1", published: FeedDate(secondsSince1970: 0))
        let shown = try #require(presented(Feed(format: .atom10, items: [item])).items.first)
        #expect(shown.published?.rfc3339 == "1970-01-01T00:00:00Z")
        #expect(shown.published?.words == "")
    }

    @Test func `Makes items only on access`() throws {
        final class CountingSource: FeedContentSource, @unchecked Sendable {
            var count = 0
            func html(at index: Int, onPage page: String?) -> String { made("<p>x</p>") }
            func plainText(at index: Int) -> String { made("x") }
            func sentences(at index: Int, upTo limit: Int) -> FeedTextBeginning {
                FeedTextBeginning(text: made("x"), isWhole: true)
            }
            func firstImage(at index: Int, onPage page: String?) -> FeedImage? { nil }
            private func made(_ text: String) -> String {
                count += 1
                return text
            }
        }
        let source = CountingSource()
        let items = (0..<1000).map {
            FeedItem(
                id: "\($0)", title: "t",
                content: FeedContent(source: source, index: $0, isMarkup: true))
        }
        let shown = try presented(Feed(format: .rss20, items: items))
        _ = shown.items.map(\.title)
        #expect(source.count == 0)
        let detail = shown.items.detail(at: 5)
        #expect(detail == shown.items.detail(at: 5))
        #expect(shown.items.text(.summary, at: 5) == nil)
        #expect(source.count == 0)
        #expect(shown.items.text(.contentHTML, at: 6) == "<p>x</p>")
        #expect(source.count == 1)
        #expect(shown.items.text(.contentText, at: 6) == nil)
        #expect(source.count == 1)
        #expect(shown.items.text(.excerpt, at: 6) == "x")
        #expect(source.count == 2)
    }

    @Test func `Makes the media of an item once for all its files`() throws {
        final class CountingSource: FeedItemDetailsSource, @unchecked Sendable {
            var count = 0
            func details(at index: Int, onlyFiles: Bool) -> FeedItemDetails {
                count += 1
                var details = FeedItemDetails()
                details.attachments = (0..<100).map {
                    FeedAttachment(url: "https://a.example/\($0)")
                }
                return details
            }
        }
        let source = CountingSource()
        var record = FeedItemRecord(published: nil, updated: nil)
        record.deferDetails(at: 0)
        let table = FeedItemTable(
            bytes: [], made: [], records: [record], stored: [.none], contents: PictureSource(),
            details: source)
        let shown = try presented(Feed(format: .rss20, items: table.items))
        #expect(shown.items.detail(at: 0).attachments.count == 100)
        #expect(1..<10 ~= source.count)
    }
}
