import FeedModel
import FeedParsing
import Testing

@testable import FeedLoading

/// Items get the articles of their pages.
@Suite struct WholeFeedLoaderTests {
    private struct Missing: Error {}

    /// A loader of pages that are in a cache.
    private final class Cache: RemoteDocumentLoader {
        var pages: [String: String] = [:]

        func loadDocument(
            from url: String, namedBy sourceOrigin: SourceOrigin,
            completion: @escaping (Result<LoadedDocument, any Error>) -> Void
        ) -> any RemoteDocumentTask {
            completion(
                pages[url].map {
                    .success(
                        LoadedDocument(
                            bytes: Array($0.utf8), context: FeedParsingContext(documentURL: url),
                            origin: .network(0)))
                } ?? .failure(Missing()))
            return FakeDocuments.Task()
        }

        func didRead(_ url: String, as verdict: DocumentVerdict, updateInterval: Int?) {}

        func didFollow(_ page: String, to feed: String) {}

        func copy(
            of url: String, namedBy sourceOrigin: SourceOrigin, insteadOf error: any Error
        ) -> LoadedDocument? { nil }
    }

    /// A loader of feeds with everything around it.
    private final class Bench {
        let loader = FakeFeedLoader(nil)
        let network = FakeDocuments()
        let cache = Cache()
        let articles: WholeArticles
        var whole: WholeFeedLoader?
        var time: Int64 = 0
        var messages: [String] = []

        init(always: Set<String> = ["web:a"], isReader: Bool = false, items: Int = 2) {
            articles = WholeArticles { always.contains($0) }
            var feed = Feed(format: .merged)
            feed.sources = [FeedSource(identity: "web:a"), FeedSource(identity: "web:b")]
            feed.items = (0..<items).map { number in
                FeedItem(
                    id: "\(number)", url: "https://a.example/\(number)", title: "Item \(number)",
                    content: FeedContent(html: "<p>Only two</p>", plainText: "Only two"))
            }
            loader.result = .success(feed)
            let pages = PageArticleLoader(
                fresh: { [network] in network }, kept: { [cache] in cache })
            whole = WholeFeedLoader(
                loader, articles: articles, pages: pages, origin: { _ in .network(0) },
                now: { [unowned self] in time },
                didLoadMore: isReader ? { [unowned self] in messages.append("more") } : nil)
        }

        func load() {
            _ = whole?.load(
                progress: { _ in },
                completion: { [unowned self] result in
                    let texts = (try? result.get())?.items.map {
                        $0.content?.plainText.prefix(8) ?? ""
                    }
                    messages.append(texts?.joined(separator: "|") ?? "failed")
                })
        }
    }

    /// A page with an article of many words.
    private func page(_ word: String) -> String {
        "<article><p>\(String(repeating: "\(word) is one of many words here. ", count: 20))</p></article>"
    }

    @Test func `Delivers the feed with the articles of its pages once they are loaded`() {
        let bench = Bench()
        bench.load()
        #expect(bench.messages == [])
        #expect(bench.network.requested == ["https://a.example/0", "https://a.example/1"])
        bench.network.answer(1, page("Second"))
        bench.network.answer(0, page("First"))
        #expect(bench.messages == ["First is|Second i"])
        #expect(bench.network.verdicts.values.allSatisfy { $0 == .page })
        // They are known from now on.
        bench.load()
        #expect(bench.network.requested.count == 2)
        #expect(bench.messages.last == "First is|Second i")
    }

    @Test func `Keeps the feed's text where the page fails or gives no more`() {
        let bench = Bench(items: 3)
        bench.load()
        bench.network.fail(0, with: Missing(), receivedBytes: 0)
        bench.network.answer(1, "<p>No article</p>")
        bench.network.answer(2, page("Third"))
        #expect(bench.messages == ["Only two|Only two|Third is"])
    }

    @Test func `The feed's text stays as the summary, with what else the item has`() throws {
        let bench = Bench()
        var item = FeedItem(
            id: "x", url: "https://a.example/x", title: "T",
            content: FeedContent(html: "<p>Own</p>", plainText: "Own"))
        item.sharesID = true
        item.firstSeen = 7
        item.sourceIndex = 1
        let whole = item.withContent(
            PageContent.content("<p>Whole <img src=\"https://a.example/p.jpg\"></p>"))
        #expect(whole.summary?.plainText == "Own" && whole.content?.plainText == "Whole")
        #expect(whole.sharesID && whole.firstSeen == 7 && whole.sourceIndex == 1)
        #expect(whole.id == "x" && whole.image?.url == "https://a.example/p.jpg")
        withExtendedLifetime(bench) {}
    }

    @Test func `Takes pages from the cache without the network`() {
        let bench = Bench()
        bench.cache.pages["https://a.example/0"] = page("Kept")
        bench.load()
        #expect(bench.network.requested == ["https://a.example/1"])
        bench.network.fail(0, with: Missing(), receivedBytes: 0)
        #expect(bench.messages == ["Kept is |Only two"])
    }

    @Test func `Leaves feeds alone for which it is not set`() {
        let bench = Bench(always: ["web:b"])
        bench.load()
        #expect(bench.network.requested == [])
        #expect(bench.messages == ["Only two|Only two"])
    }

    @Test func `Loads a few pages at a time, and none after the time is over`() {
        let bench = Bench(items: 9)
        bench.load()
        #expect(bench.network.requested.count == 4)
        bench.network.answer(0, page("First"))
        #expect(bench.network.requested.count == 5)
        bench.time = 20_000
        for index in 1...4 { bench.network.answer(index, page("Other")) }
        #expect(bench.network.requested.count == 5)
        #expect(bench.messages.count == 1)
    }

    @Test func `A reader gets the feed at once, and again with the articles`() {
        let bench = Bench(isReader: true)
        bench.load()
        #expect(bench.messages == ["Only two|Only two"])
        bench.network.answer(0, page("First"))
        bench.network.answer(1, page("Second"))
        #expect(bench.messages.last == "more")
        #expect(bench.whole?.repeatLast() == true)
        bench.load()
        #expect(bench.messages.last == "First is|Second i")
        #expect(bench.loader.count == 1)
    }

    @Test func `Shows an article that was asked for, and the feed's text again`() throws {
        let bench = Bench(always: [], isReader: true)
        bench.load()
        let key = PageKey(feed: "web:a", item: "0", url: "https://a.example/0")
        let article = LoadedArticle(
            content: PageContent.content("<p>Whole text of it</p>"), words: 4, byteCount: 24)
        try bench.articles.take(.success(article), for: key, insteadOf: "Only two", updated: nil)
        #expect(!bench.articles.isShown(key))
        for (isWhole, text) in [(true, "Whole te|Only two"), (false, "Only two|Only two")] {
            bench.articles.chosen[key] = isWhole
            #expect(bench.articles.isShown(key) == isWhole)
            #expect(bench.whole?.repeatLast() == true)
            bench.load()
            #expect(bench.messages.last == text)
        }
    }

    @Test func `Holds articles of so many bytes`() throws {
        let articles = WholeArticles { _ in true }
        let keys = (0..<3).map { PageKey(feed: "web:a", item: "\($0)", url: "https://a.example/") }
        for key in keys {
            let article = LoadedArticle(
                content: PageContent.content("<p>Long</p>"), words: 1, byteCount: 40 << 20)
            try articles.take(.success(article), for: key, insteadOf: "", updated: nil)
        }
        #expect(keys.map(articles.has) == [false, false, true])
    }

    @Test func `Asks again for a page whose server was away, but not for one without an article`() {
        let bench = Bench()
        bench.load()
        bench.network.fail(0, with: Missing(), receivedBytes: 0)
        bench.network.answer(1, "<p>No article</p>")
        bench.load()
        #expect(bench.network.requested.dropFirst(2) == ["https://a.example/0"])
        bench.network.answer(2, page("First"))
        #expect(bench.messages.last == "First is|Only two")
    }

    @Test func `Passes a failure on`() {
        let bench = Bench()
        bench.loader.result = .failure(Missing())
        bench.load()
        #expect(bench.messages == ["failed"])
        #expect(bench.whole?.repeatLast() == false)
    }

    @Test func `Joins the pages of one article, and looks at the AMP form of a page without one`()
        throws
    {
        let network = FakeDocuments()
        let pages = PageArticleLoader(fresh: { network }, kept: { network })
        var results: [String] = []
        func load(_ url: String) {
            _ = pages.load(url, namedIn: .network(0)) { result in
                results.append(
                    (try? result.get()).map { "\($0.words) \($0.content.html ?? "")" } ?? "failed")
            }
        }
        load("https://a.example/story")
        network.answer(0, "<link rel=next href='?page=2'>\(page("First"))")
        #expect(network.requested.last == "https://a.example/story?page=2")
        network.answer(1, page("Second"))
        let joined = try #require(results.first)
        #expect(joined.hasPrefix("280 ") && joined.contains("First") && joined.contains("Second"))
        load("https://a.example/empty")
        network.answer(2, "<link rel=amphtml href='/amp'><div id=app></div>")
        network.answer(3, page("Amp"))
        #expect(results.last?.contains("Amp is") == true)
        load("https://a.example/nothing")
        network.answer(4, "<p>Nothing</p>")
        #expect(results.last == "failed")
        // The next article of a series is no page of this one.
        load("https://a.example/notes-12/")
        network.answer(5, "\(page("Twelfth"))<a rel=next href='/notes-13/'>Next</a>")
        #expect(results.last?.contains("Twelfth") == true)
    }

    @Test func `Cancels the page that follows one from the cache`() {
        let network = FakeDocuments()
        let url = "https://a.example/story"
        network.cached[url] = "<link rel=next href='?page=2'>\(page("First"))"
        let pages = PageArticleLoader(fresh: { network }, kept: { network })
        let task = pages.load(url, namedIn: .network(0)) { _ in
            Issue.record("It is cancelled.")
        }
        task.cancel()
        #expect(network.requested == [url, url + "?page=2"])
        #expect(network.tasks.map(\.isCancelled) == [false, true])
    }
}
