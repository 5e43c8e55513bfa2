import FeedModel
import TestSupport
import Testing

@testable import FeedLoading

/// A collection returned in parts while some sources are pending.
@Suite struct CollectionPartsTests {
    private final class Ticker: FeedLoaderTask {
        let milliseconds: Int64
        let work: () -> Void
        var isOver = false

        init(_ milliseconds: Int64, _ work: @escaping () -> Void) {
            self.milliseconds = milliseconds
            self.work = work
        }

        func cancel() { isOver = true }
    }

    private final class Record {
        var begins = 0
        var parts: [FeedCollectionPart] = []
        var failures: [FeedLocation] = []
        var results: [Result<Feed, any Error>] = []
        var tickers: [Ticker] = []
        var tasks: [any FeedLoaderTask] = []
    }

    private struct Away: Error {}

    private let documents = FakeDocuments()
    private let record = Record()
    private let known = KnownFeeds()

    private func makeLoader(
        _ names: String..., isInParts: Bool = true, of documents: FakeDocuments? = nil
    ) -> FeedCollectionLoader {
        makeLoader(
            of: names.map { .remote(url: "http://\($0).example/") }, isInParts: isInParts,
            from: documents)
    }

    private func makeLoader(
        of sources: [FeedLocation], isInParts: Bool = true, from documents: FakeDocuments? = nil
    ) -> FeedCollectionLoader {
        var reports = FeedCollectionLoader.Reports(every: { [record] milliseconds, work in
            let ticker = Ticker(milliseconds, work)
            record.tickers.append(ticker)
            return ticker
        })
        reports.didFail = { [record] source, _ in record.failures.append(source) }
        reports.describe = { $0.map { DescribedFailure("\($0)") } }
        reports.willBegin = { [record] in record.begins += 1 }
        reports.willHandOn = { [record] in record.parts.append($0) }
        reports.now = { 0 }
        return FeedCollectionLoader(
            sources: sources,
            clock: { FeedClock(now: .max) }, known: known,
            isInParts: isInParts,
            remote: { [documents = documents ?? self.documents] in documents }, reports: reports)
    }

    @discardableResult
    private func load(_ loader: FeedCollectionLoader) -> any FeedLoaderTask {
        let task = loader.load(
            progress: { _ in }, completion: { [record] in record.results.append($0) })
        record.tasks.append(task)
        return task
    }

    private static func feed(_ title: String, _ item: String = "1") -> String {
        "<rss version='2.0'><channel><title>\(title)</title><item><title>\(item)</title></item>"
            + "</channel></rss>"
    }

    /// Ends the pause that the last load began.
    private func endPause() {
        record.tickers.last { !$0.isOver && $0.milliseconds >= 1_000 }?.work()
    }

    private func titles() -> [[String?]] {
        record.results.map { (try? $0.get().sources.map(\.title)) ?? ["failed"] }
    }

    @Test func `Returns the other feeds if a server does not answer`() {
        let loader = makeLoader("a", "b", "c")
        load(loader)
        documents.answer(0, Self.feed("A"))
        #expect(record.results.isEmpty)
        endPause()
        #expect(titles() == [["A", nil, nil]])
        #expect(record.parts[0].missing.count == 2)
        #expect(!record.parts[0].isWhole)
        load(loader)
        endPause()
        #expect(record.results.count == 1)
        documents.answer(1, Self.feed("B"))
        #expect(titles() == [["A", nil, nil], ["A", "B", nil]])
        load(loader)
        documents.fail(2, with: Away(), receivedBytes: 0)
        #expect(titles() == [["A", nil, nil], ["A", "B", nil], ["A", "B", nil]])
        #expect(record.parts.map(\.isWhole) == [false, false, true])
        #expect(record.failures == [.remote(url: "http://c.example/")])
        #expect(documents.requested.count == 3)
        #expect(record.begins == 1)
        load(loader)
        #expect(documents.requested.count == 6)
        #expect(record.begins == 2)
    }

    @Test func `Misses no list while the feed in it, which stands beside it, is awaited`() {
        let loader = makeLoader("list", "a", "b")
        load(loader)
        documents.answer(
            0, "<opml version='2.0'><body><outline xmlUrl='http://a.example/'/></body></opml>")
        documents.answer(2, Self.feed("B"))
        endPause()
        #expect(titles() == [[nil, "B"]])
    }

    @Test func `Lists missing feeds in order, with their failures`() throws {
        let loader = makeLoader("a", "b", "c")
        load(loader)
        documents.fail(0, with: Away(), receivedBytes: 0)
        documents.answer(1, Self.feed("B"))
        endPause()
        let feed = try record.results[0].get()
        #expect(
            feed.sources.map(\.feedURL)
                == ["http://a.example/", "http://b.example/", "http://c.example/"])
        #expect(
            feed.sources.map(\.identity) == ["web:a.example/", "web:b.example/", "web:c.example/"])
        #expect(feed.sources.map(\.failure?.message) == ["Away()", nil, nil])
        #expect(feed.items.map(\.sourceIndex) == [1])
    }

    @Test func `Returns parts at increasing intervals`() {
        let loader = makeLoader("a", "b", "c", "d", "e", "f")
        for number in 0..<5 {
            load(loader)
            documents.answer(number, Self.feed("\(number)"))
            endPause()
        }
        #expect(record.results.count == 5)
        #expect(
            record.tickers.map(\.milliseconds).filter { $0 >= 1_000 }
                == [1_000, 2_000, 4_000, 8_000, 8_000])
    }

    @Test func `Returns a part again if the wait is ended, unless there is nothing`() {
        let loader = makeLoader("a", "b")
        load(loader)
        loader.endWait()
        #expect(record.results.isEmpty)
        documents.answer(0, Self.feed("A"))
        for _ in 0..<2 {
            loader.endWait()
            load(loader)
        }
        documents.answer(1, Self.feed("B"))
        endPause()
        loader.endWait()
        #expect(titles() == [["A", nil], ["A", nil], ["A", "B"]])
    }

    @Test func `Substitutes cached feeds for pending ones`() {
        let cache = FakeDocuments()
        load(makeLoader("a", "b", isInParts: false, of: cache))
        cache.answer(0, Self.feed("A", "old"))
        cache.answer(1, Self.feed("B", "old"))
        let loader = makeLoader("a", "b")
        load(loader)
        documents.answer(0, Self.feed("A", "new"))
        endPause()
        #expect((try? record.results[1].get().items.map(\.title)) == ["new", "old"])
        #expect(record.parts[1].missing.isEmpty)
        load(loader)
        documents.fail(1, with: Away(), receivedBytes: 0)
        #expect((try? record.results[2].get().items.map(\.title)) == ["new"])
    }

    @Test func `Substitutes the feeds of a cached list for the list`() {
        let list =
            "<opml version='2.0'><head><title>Mine</title></head><body>"
            + "<outline xmlUrl='http://x.example/'/><outline xmlUrl='http://y.example/'/></body></opml>"
        let cache = FakeDocuments()
        load(makeLoader("list", "b", isInParts: false, of: cache))
        cache.answer(0, list)
        cache.answer(1, Self.feed("B"))
        cache.answer(2, Self.feed("X"))
        cache.answer(3, Self.feed("Y"))
        let loader = makeLoader("list", "b")
        load(loader)
        documents.answer(1, Self.feed("B"))
        endPause()
        #expect(titles().last == ["X", "Y", "B"])
        load(loader)
        documents.answer(0, list)
        endPause()
        #expect(titles().last == ["X", "Y", "B"])
    }

    @Test func `Returns parts at once that arrived between loads`() {
        let loader = makeLoader("a", "b")
        load(loader)
        documents.answer(0, Self.feed("A"))
        endPause()
        #expect(loader.feedSoFar == nil)
        documents.answer(1, Self.feed("B"))
        #expect(loader.feedSoFar?.sources.count == 2)
        load(loader)
        #expect(titles() == [["A", nil], ["A", "B"]])
        #expect(loader.feedSoFar == nil)
    }

    @Test func `Requests all sources again after starting over, for the pending load`() {
        let loader = makeLoader("a", "b")
        load(loader)
        loader.startOver()
        #expect(record.results.isEmpty)
        #expect(documents.requested.count == 4)
        #expect(documents.tasks[0].isCancelled && documents.tasks[1].isCancelled)
        #expect(record.begins == 2)
        documents.answer(2, Self.feed("A"))
        endPause()
        #expect(titles() == [["A", nil]])
        // Between loads it takes effect with the next one.
        loader.startOver()
        #expect(record.begins == 2)
        load(loader)
        #expect(record.begins == 3)
        documents.answer(4, Self.feed("A"))
        documents.answer(5, Self.feed("B"))
        #expect(titles() == [["A", nil], ["A", "B"]])
        // After a complete load the next one starts over anyway.
        loader.startOver()
        #expect(record.begins == 3)
    }

    @Test func `Shows another list at once, with the feeds that are known`() throws {
        let folder = try TemporaryFolder()
        func list(_ names: String...) throws -> FeedLocation {
            let outlines = names.map {
                "<outline type='rss' text='\($0)' xmlUrl='http://\($0).example/'/>"
            }
            let text = "<opml version='2.0'><body>\(outlines.joined())</body></opml>"
            try folder.write(text, to: "list.opml")
            return .file(path: folder.path + "/list.opml")
        }
        let loader = makeLoader(of: [try list("a", "b")])
        load(loader)
        documents.answer(0, Self.feed("A"))
        documents.answer(1, Self.feed("B"))
        _ = try list("b", "c")
        loader.startOver(hasOtherList: true)
        load(loader)
        // No server has answered.
        #expect(titles() == [["a", "b"], ["b", "c"]])
        #expect(record.parts.map(\.isWhole) == [true, false])
        load(loader)
        #expect(record.results.count == 2)
        // One that waits is shown it, too.
        _ = try list("c", "b")
        loader.startOver(hasOtherList: true)
        #expect(titles().last == ["c", "b"])
        load(loader)
        documents.answer(4, Self.feed("C"))
        documents.answer(5, Self.feed("B"))
        #expect(record.results.count == 4 && record.parts.last?.isWhole == true)
        // Not every load is one of another list.
        load(loader)
        #expect(record.results.count == 4)
        documents.answer(
            6, "<html><link rel=alternate type='application/rss+xml' href='http://b.example/'>")
        documents.answer(7, Self.feed("B"))
        #expect(titles().last == ["b"])
        // A feed that is removed beside its page is known as that of the page.
        _ = try list("c")
        loader.startOver(hasOtherList: true)
        load(loader)
        #expect(titles().last == ["b"] && record.results.count == 6)
    }

    @Test func `Cancels all sources`() {
        let loader = makeLoader("a")
        load(loader).cancel()
        #expect(documents.tasks[0].isCancelled)
        documents.answer(0, Self.feed("A"))
        #expect(record.results.isEmpty)
    }

    @Test func `Fails if all sources fail`() {
        let loader = makeLoader("a", "b")
        load(loader)
        documents.fail(0, with: Away(), receivedBytes: 0)
        endPause()
        #expect(record.results.isEmpty)
        documents.fail(1, with: Away(), receivedBytes: 0)
        #expect(titles() == [["failed"]])
        #expect(record.parts.map(\.missing.count) == [2])
    }
}
