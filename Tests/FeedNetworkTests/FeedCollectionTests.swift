import FeedModel
import Testing

@testable import FeedLoading

@Suite("Loading collections")
struct FeedCollectionTests {
    private final class Outcome {
        var result: Result<Feed, any Error>?
        var failures: [any Error] = []
        var tick: (() -> Void)?
    }

    private final class Ticker: FeedLoaderTask {
        func cancel() {}
    }

    private let documents = FakeDocuments()
    private let outcome = Outcome()

    private func load(_ urls: String...) -> any FeedLoaderTask {
        let loader = FeedCollectionLoader(
            sources: urls.map { .remote(url: $0) }, remote: { [documents] in documents },
            reports: FeedCollectionLoader.Reports(
                didFail: { [outcome] _, error in outcome.failures.append(error) },
                didLoad: { _ in },
                every: { [outcome] _, work in
                    outcome.tick = work
                    return Ticker()
                }))
        return loader.load(progress: { _ in }, completion: { [outcome] in outcome.result = $0 })
    }

    private static let feed =
        "<rss version='2.0'><channel><title>T</title><item><title>I</title></item></channel></rss>"

    private static func list(_ count: Int, from start: Int = 0) -> String {
        let outlines = (start..<(start + count)).map {
            "<outline type='rss' xmlUrl='http://a.example/\($0)'/>"
        }
        return "<opml version='2.0'><body>\(outlines.joined())</body></opml>"
    }

    @Test
    func `feeds are called together what their list calls itself, else by their names`() throws {
        for (head, title) in [("<title>Mine</title>", "Mine"), ("", "T, T")] {
            let first = documents.requested.count
            let task = load("http://a.example/list")
            documents.answer(
                first,
                "<opml version='2.0'><head>\(head)</head><body>"
                    + "<outline xmlUrl='http://a.example/0'/><outline xmlUrl='http://a.example/1'/>"
                    + "</body></opml>")
            documents.answer(first + 1, Self.feed)
            documents.answer(first + 2, Self.feed)
            #expect(try outcome.result?.get().title == title)
            task.cancel()
        }
    }

    @Test
    func `lists from elsewhere name a thousand sources together, and it is said`() {
        let task = load("http://a.example/list", "http://b.example/list")
        documents.answer(0, Self.list(600))
        documents.answer(1, Self.list(600, from: 600))
        #expect(documents.requested.count == 1002)
        for index in 2..<1002 { documents.answer(index, Self.feed) }
        #expect((try? outcome.result?.get()) != nil)
        #expect(outcome.failures.count == 1)
        guard
            case FeedLoadingError.tooManySources(let source, limit: 1000)? = outcome.failures.first
        else {
            Issue.record("\(outcome.failures)")
            return
        }
        #expect(source == .remote(url: "http://b.example/list"))
        task.cancel()
    }

    @Test
    func `what a list from elsewhere names ends together, and what a person names does not`() {
        let task = load("http://a.example/list", "http://b.example/slow")
        documents.answer(0, Self.list(3))
        documents.answer(2, Self.feed)
        for _ in 0..<479 { outcome.tick?() }
        #expect(!documents.tasks.contains { $0.isCancelled })
        for _ in 0..<5 { outcome.tick?() }
        #expect(documents.tasks.map(\.isCancelled) == [false, false, false, true, true])
        #expect(outcome.result == nil)
        documents.answer(1, Self.feed)
        #expect((try? outcome.result?.get()) != nil)
        #expect(outcome.failures.count == 2)
        task.cancel()
    }

    @Test
    func `it is told what was understood`() {
        let task = load(
            "http://a.example/list", "http://b.example/page", "http://c.example/x",
            "http://d.example/zip")
        documents.answer(0, Self.list(1))
        documents.answer(1, "<html><head><title>Log in</title></head></html>")
        documents.answer(2, Self.feed)
        documents.answer(3, "PK\u{3}\u{4}")
        #expect(
            documents.understood == [
                "http://a.example/list": true, "http://b.example/page": false,
                "http://c.example/x": true, "http://d.example/zip": false,
            ])
        task.cancel()
    }

    @Test
    func `it is told how often a feed changes`() {
        let task = load("http://a.example/often", "http://b.example/silent")
        documents.answer(
            0, "<rss version='2.0'><channel><title>T</title><ttl>90</ttl></channel></rss>")
        documents.answer(1, Self.feed)
        #expect(documents.updateIntervals == ["http://a.example/often": 5_400])
        task.cancel()
    }

    @Test
    func `a budget is for all, and a smaller one for others`() {
        var budget = LoadingBudget(documentLimit: 64 << 20)
        for _ in 1...4 { #expect(budget.limitExceeded(by: 64 << 20, isOthers: true) == nil) }
        #expect(budget.limitExceeded(by: 1, isOthers: true) == 256 << 20)
        for _ in 1...12 { #expect(budget.limitExceeded(by: 64 << 20, isOthers: false) == nil) }
        #expect(budget.limitExceeded(by: 1, isOthers: false) == 1 << 30)
        var large = LoadingBudget(documentLimit: 4 << 30)
        #expect(large.limitExceeded(by: 4 << 30, isOthers: true) == nil)
    }
}
