import FeedModel
import FeedPresentation
import Testing

/// What is handed on of an item as bytes is what its view model says.
struct FeedItemBytesTests {
    private let items = [
        FeedItem(id: "1"),
        FeedItem(id: "2", url: "", title: ""),
        FeedItem(
            id: "é", url: "https://example.org/ü", title: "A “title”",
            published: FeedDate(secondsSince1970: 1_000_000_000, utcOffsetMinutes: -90),
            updated: FeedDate(secondsSince1970: 0)),
        FeedItem(id: "4", summary: FeedContent(plainText: "It begins with this. And more.")),
        FeedItem(id: "5", url: "https://example.org/5", details: details),
    ]

    private static var details: FeedItemDetails {
        var details = FeedItemDetails()
        details.authors = [FeedAuthor(name: "Ann"), FeedAuthor(name: "Bo")]
        details.location = "Here"
        details.source = FeedSource(title: "There", url: "https://there.example/")
        return details
    }

    private func present() throws -> FeedItemViewModels {
        let view = ViewSpy()
        FeedPresenter(
            feedView: view, loadingView: view, errorView: view, dateWording: PlainWording(),
            errorWording: PlainWording()
        ).didFinishLoadingFeed(
            with: Feed(format: .rss20, items: items), isRead: { $0 == 3 })
        return try #require(view.feeds.last).items
    }

    @Test func `an item says the same in bytes`() throws {
        let viewModels = try present()
        var bytes = FeedItemBytes()
        for index in viewModels.indices {
            viewModels.copy(at: index, to: &bytes)
            #expect(FeedItemViewModel(bytes) == viewModels[index])
            // A copy that is made of the view model is no other.
            bytes.copy(viewModels[index])
            #expect(FeedItemViewModel(bytes) == viewModels[index])
        }
    }

    @Test func `an item without a detail has nothing but texts`() throws {
        let viewModels = try present()
        #expect(viewModels.indices.map { viewModels.hasDetail(at: $0) }.contains(false))
        for index in viewModels.indices where !viewModels.hasDetail(at: index) {
            let detail = viewModels.detail(at: index)
            #expect(detail == FeedItemDetailViewModel(texts: detail.texts))
        }
    }

    @Test func `a line says what the view model says`() throws {
        let viewModels = try present()
        var line = FeedItemLine()
        for index in viewModels.indices {
            viewModels.set(&line, at: index)
            let item = viewModels[index]
            #expect(line.text(line.title) == item.title)
            #expect(line.url.map { line.text($0) } == item.url)
            #expect(line.sourceTitle.map { line.text($0) } == item.source?.title)
            #expect(line.secondsSince1970 == item.shownDate?.secondsSince1970)
        }
    }
}

extension FeedItemViewModel {
    fileprivate init(_ item: FeedItemBytes) {
        func text(_ range: Range<Int>) -> String {
            String(decoding: item.bytes[range], as: UTF8.self)
        }
        func date(_ date: FeedItemBytes.Date?) -> DateViewModel? {
            date.map {
                DateViewModel(
                    secondsSince1970: $0.secondsSince1970, rfc3339: text($0.rfc3339),
                    words: text($0.words))
            }
        }
        let source = SourceViewModel(
            title: item.sourceTitle.map(text), url: item.sourceURL.map(text),
            folder: item.sourceFolder.map(text))
        self.init(
            id: text(item.id), title: text(item.title), isTitleDerived: item.isTitleDerived,
            url: item.url.map(text), published: date(item.published), updated: date(item.updated),
            byline: item.byline.map(text), location: item.location.map(text),
            source: source == SourceViewModel() ? nil : source, isRead: item.isRead)
    }
}
