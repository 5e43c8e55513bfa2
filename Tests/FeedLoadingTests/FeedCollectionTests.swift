import FeedModel
import Testing

@testable import FeedLoading

final class FeedCollectionTests {
    private final class Outcome {
        var result: Result<Feed, any Error>?
        var failures: [any Error] = []
        var tick: (() -> Void)?
        var now: Int64 = 7_000
    }

    private let documents = FakeDocuments()
    private let outcome = Outcome()
    private var task: (any FeedLoaderTask)?

    private func load(_ urls: String..., unpacker: Unpacker? = nil) {
        var reports = FeedCollectionLoader.Reports(every: { [outcome] _, work in
            outcome.tick = work
            return FakeFeedLoader(nil)
        })
        reports.didFail = { [outcome] _, error in outcome.failures.append(error) }
        reports.now = { [outcome] in outcome.now }
        let loader = FeedCollectionLoader(
            sources: urls.map { .remote(url: $0) }, unpacker: unpacker,
            clock: { FeedClock(now: .max) },
            remote: { [documents] in documents }, reports: reports)
        task = loader.load(progress: { _ in }, completion: { [outcome] in outcome.result = $0 })
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
    func `Titles a collection by its list, or not at all`() throws {
        for (head, title) in [("<title>Mine</title>", "Mine"), ("", nil)] {
            let first = documents.requested.count
            load("http://a.example/list")
            documents.answer(
                first,
                "<opml version='2.0'><head>\(head)</head><body>"
                    + "<outline xmlUrl='http://a.example/0'/><outline xmlUrl='http://a.example/1'/>"
                    + "</body></opml>")
            documents.answer(first + 1, Self.feed)
            documents.answer(first + 2, Self.feed)
            let feed = try #require(try outcome.result?.get())
            #expect(feed.title == title)
            #expect(feed.sources.map(\.title) == ["T", "T"])
            #expect(feed.sources.map(\.identity) == ["web:a.example/0", "web:a.example/1"])
        }
    }

    @Test
    func `Limits the sources of remote lists to a thousand in total, and reports it`() {
        load("http://a.example/list", "http://b.example/list")
        documents.answer(0, Self.list(600))
        documents.answer(1, Self.list(600, from: 600))
        #expect(documents.requested.count == 1002)
        for index in 2..<1002 { documents.answer(index, Self.feed) }
        #expect((try? outcome.result?.get()) != nil)
        #expect(failures == ["many from http://b.example/list"])
    }

    @Test
    func `Applies the deadline to all sources of remote lists, not to the user's`() {
        load("http://a.example/list", "http://b.example/slow")
        documents.answer(0, Self.list(3))
        documents.answer(2, Self.feed)
        outcome.now += 119_999
        outcome.tick?()
        #expect(!documents.tasks.contains { $0.isCancelled })
        outcome.now += 1
        outcome.tick?()
        #expect(documents.tasks.map(\.isCancelled) == [false, false, false, true, true])
        #expect(outcome.result == nil)
        documents.answer(1, Self.feed)
        #expect((try? outcome.result?.get()) != nil)
        #expect(outcome.failures.count == 2)
    }

    @Test
    func `Rejects late documents even if the deadline was not checked before`() {
        load("http://a.example/list", "http://b.example/own")
        documents.answer(0, Self.list(2))
        documents.answer(2, Self.feed)
        outcome.now += 120_000
        documents.answer(3, Self.feed)
        documents.answer(1, Self.feed)
        #expect((try? outcome.result?.get()) != nil)
        #expect(failures == ["late"])
    }

    @Test
    func `Accepts a list whose sources were all named before`() throws {
        load("http://a.example/list", "http://a.example/list", "http://b.example/list")
        for index in 0..<3 { documents.answer(index, Self.list(2)) }
        #expect(documents.requested.count == 5)
        documents.answer(3, Self.feed)
        documents.answer(4, Self.feed)
        #expect(try outcome.result?.get().sources.map(\.title) == ["T", "T"])
        #expect(outcome.failures.isEmpty)
    }

    @Test func `Loads a feed once that the user names beside a list with it`() throws {
        load("http://a.example/list", "http://a.example/0")
        documents.answer(0, Self.list(2))
        #expect(documents.requested.count == 3)
        for index in 1...2 { documents.answer(index, Self.feed) }
        let feed = try #require(try outcome.result?.get())
        #expect(feed.sources.map(\.identity) == ["web:a.example/1", "web:a.example/0"])
    }

    @Test func `Loads a feed once that a list names beside its page`() throws {
        load("http://a.example/list")
        documents.answer(0, Self.list(2))
        documents.answer(
            1, "<html><link rel=alternate type='application/rss+xml' href='/1' title='T'>")
        documents.answer(2, Self.feed)
        #expect(documents.requested.count == 3)
        #expect(try outcome.result?.get().sources.map(\.identity) == ["web:a.example/1"])
        #expect(outcome.failures.isEmpty)
    }

    @Test func `Loads a feed once that two pages announce`() throws {
        load("http://a.example/p", "http://a.example/q")
        for index in 0...1 {
            documents.answer(
                index, "<html><link rel=alternate type='application/rss+xml' href='/1'></html>")
        }
        documents.answer(2, Self.feed)
        #expect(documents.requested.count == 3)
        #expect(try outcome.result?.get().sources.map(\.identity) == ["web:a.example/1"])
        #expect(outcome.failures.isEmpty)
    }

    @Test
    func `Accepts a list that names itself beside feeds, but not alone`() throws {
        for (count, isFailure) in [(1, false), (0, true)] {
            let first = documents.requested.count
            let outlines =
                "<outline xmlUrl='http://a.example/list'/>"
                + (0..<count).map { "<outline xmlUrl='http://a.example/\($0)'/>" }.joined()
            let list = "<opml version='2.0'><body>\(outlines)</body></opml>"
            load("http://a.example/list")
            documents.answer(first, list)
            for index in 0..<count { documents.answer(first + 1 + index, Self.feed) }
            #expect(outcome.failures.isEmpty)
            switch outcome.result {
            case .success(let feed)?: #expect(!isFailure && feed.items.count == 1)
            case .failure(let error)?:
                guard case FeedLoadingError.listsOnlyLists = error, isFailure else {
                    Issue.record(error)
                    return
                }
            case nil: Issue.record("no result")
            }
        }
    }

    @Test
    func `Reports an empty list`() throws {
        load("http://a.example/list", "http://a.example/feed")
        documents.answer(0, Self.list(0))
        documents.answer(1, Self.feed)
        #expect((try? outcome.result?.get()) != nil)
        #expect(failures.first == "empty")
    }

    /// The failures of sources, in order.
    private var failures: [String] {
        outcome.failures.map {
            switch $0 {
            case FeedLoadingError.tooLarge: "large"
            case FeedLoadingError.tooLargeInAll(_, limit: 256 << 20): "in all"
            case FeedLoadingError.notUnpacked(_, .cutShort): "cut"
            case FeedLoadingError.packed(_, .zip): "zip"
            case FeedLoadingError.tooManySources(.remote(let url), limit: 1000): "many from \(url)"
            case FeedLoadingError.tooLateInAll: "late"
            case FeedLoadingError.listsOnlyLists: "only lists"
            case FeedLoadingError.isEmptyList: "empty"
            default: "\($0)"
            }
        }
    }

    @Test
    func `Charges unpacking to the budget of remote lists, and stops when it is used up`()
        throws
    {
        let unpacker = Unpacker(limit: 64 << 20)
        load("http://a.example/list", "http://b.example/own", unpacker: unpacker)
        documents.answer(0, Self.list(9))
        let bomb = PackedZeros.file(count: 65 << 20)
        // Damaged files within the limit are charged as well.
        let cut = PackedZeros.file(count: (64 << 20) - 2_000).dropLast(20)
        documents.answer(2, bytes: bomb)
        documents.answer(3, bytes: Array(cut))
        documents.answer(4, bytes: bomb)
        #expect(unpacker.unpackedBytes > 180 << 20)
        #expect(!documents.tasks.contains { $0.isCancelled })
        documents.answer(5, bytes: bomb)
        let unpacked = unpacker.unpackedBytes
        #expect(unpacked < 257 << 20)
        #expect(
            documents.tasks.map(\.isCancelled) == [false, false] + [false, false, false, false]
                + [true, true, true, true, true])
        #expect(outcome.result == nil)
        // The user's own sources have a separate budget.
        documents.answer(1, Self.feed)
        #expect((try? outcome.result?.get()) != nil)
        #expect(
            failures == ["large", "cut", "large", "large"] + Array(repeating: "in all", count: 5))
        #expect(unpacker.unpackedBytes == unpacked)
    }

    @Test
    func `Charges unsupported archives to the budget`() {
        load("http://a.example/list", "http://b.example/own")
        documents.answer(0, Self.list(9))
        let archive = [0x50, 0x4B, 0x03, 0x04] + [UInt8](repeating: 0, count: 64 << 20)
        for index in 2..<6 { documents.answer(index, bytes: archive) }
        documents.answer(1, Self.feed)
        #expect((try? outcome.result?.get()) != nil)
        #expect(
            failures == Array(repeating: "zip", count: 4) + Array(repeating: "in all", count: 5))
    }

    @Test
    func `Charges failed loads to the budget, and requests nothing afterwards`() {
        struct Refusal: Error {}
        load("http://a.example/list", "http://b.example/own")
        documents.answer(0, Self.list(6))
        for index in 2..<5 { documents.fail(index, with: Refusal(), receivedBytes: 64 << 20) }
        documents.answer(5, Self.list(3, from: 100))
        #expect(documents.requested.count == 11)
        #expect(!documents.tasks.contains { $0.isCancelled })
        documents.answer(6, Self.list(3, from: 200))
        #expect(documents.requested.count == 14)
        documents.fail(7, with: Refusal(), receivedBytes: 64 << 20)
        let cancelled = documents.tasks.filter { $0.isCancelled }
        #expect(cancelled.count == 6)
        #expect(outcome.result == nil)
        documents.answer(1, Self.list(3, from: 300))
        // The sources of a list that arrives later share the budget.
        #expect(documents.requested.count == 14)
        #expect(outcome.result != nil)
    }

    @Test func `Gives the feed of a page what its list says of the page`() throws {
        load("http://a.example/list")
        documents.answer(
            0,
            "<opml version='2.0'><body><outline text='F'><outline text='P' feedhost-order='oldest' "
                + "xmlUrl='http://e.example/page'/></outline></body></opml>")
        documents.answer(
            1, "<html><link rel=alternate type='application/rss+xml' href='/feed'></html>")
        documents.answer(2, Self.feed)
        let source = try #require(try outcome.result?.get().sources.first)
        #expect(source.title == "P" && source.folder == "F" && source.order == .oldest)
    }

    @Test
    func `Reports which documents are feeds`() {
        load(
            "http://a.example/list", "http://b.example/page", "http://c.example/x",
            "http://d.example/zip", "http://e.example/page")
        documents.answer(0, Self.list(1))
        documents.answer(1, "<html><head><title>Log in</title></head></html>")
        documents.answer(2, Self.feed)
        documents.answer(3, "PK\u{3}\u{4}")
        documents.answer(
            4, "<html><link rel=alternate type='application/rss+xml' href='/feed'></html>")
        #expect(
            documents.verdicts == [
                "http://a.example/list": .whole, "http://b.example/page": .useless,
                "http://c.example/x": .whole, "http://d.example/zip": .useless,
                "http://e.example/page": .page,
            ])
    }

    @Test(arguments: [feed, list(2)])
    func `Reports documents that are cut short`(text: String) {
        load("http://a.example/x")
        documents.answer(0, String(text.dropLast(15)))
        #expect(documents.verdicts == ["http://a.example/x": .cutShort])
    }

    @Test
    func `Reports documents that are not read because of a limit`() {
        load("http://a.example/x")
        documents.fail(0, with: FeedLoadingError.isEmptyList(.sample), receivedBytes: 0)
        #expect(documents.verdicts == ["http://a.example/x": .unread])
    }

    @Test(arguments: ["", "<html><title>Log in</title></html>", "PK\u{3}\u{4}"])
    func `Uses the last copy of a feed if the server sends something else`(text: String) throws {
        documents.copies = ["http://a.example/x": Self.feed]
        load("http://a.example/x")
        documents.answer(0, text)
        let feed = try #require(try outcome.result?.get())
        #expect(feed.items.count == 1)
        #expect(outcome.failures.isEmpty)
        #expect(documents.verdicts == ["http://a.example/x": .useless])
    }

    @Test
    func `Uses the last copy of a list if the server sends something else`() throws {
        documents.copies = ["http://a.example/list": Self.list(2)]
        load("http://a.example/list")
        documents.answer(0, "<html><title>Log in</title></html>")
        #expect(documents.requested.dropFirst() == ["http://a.example/0", "http://a.example/1"])
    }

    @Test
    func `Reports the failure if the last copy is no feed either`() throws {
        documents.copies = ["http://a.example/x": "Hello."]
        load("http://a.example/x")
        documents.answer(0, "PK\u{3}\u{4}")
        guard case .failure(FeedLoadingError.packed)? = outcome.result else {
            Issue.record("\(String(describing: outcome.result))")
            return
        }
    }

    @Test
    func `Reports the update interval of feeds`() {
        load("http://a.example/often", "http://b.example/silent")
        documents.answer(
            0, "<rss version='2.0'><channel><title>T</title><ttl>90</ttl></channel></rss>")
        documents.answer(1, Self.feed)
        #expect(documents.updateIntervals == ["http://a.example/often": 5_400])
    }

    @Test
    func `Limits all documents, and remote lists to less`() {
        var budget = LoadingBudget(documentLimit: 512 << 20, remoteDocumentLimit: 64 << 20)
        for _ in 1...4 { #expect(budget.limitExceeded(by: 64 << 20, isOthers: true) == nil) }
        #expect(budget.limitExceeded(by: 1, isOthers: true) == 256 << 20)
        budget.spendForOthers(.max)
        for _ in 1...12 { #expect(budget.limitExceeded(by: 64 << 20, isOthers: false) == nil) }
        #expect(budget.limitExceeded(by: 1, isOthers: false) == 1 << 30)
        var large = LoadingBudget(documentLimit: 4 << 30, remoteDocumentLimit: 4 << 30)
        #expect(large.limitExceeded(by: 4 << 30, isOthers: true) == nil)
    }

    @Test
    func `Charges discarded bytes to remote lists only`() {
        var budget = LoadingBudget(documentLimit: 512 << 20, remoteDocumentLimit: 64 << 20)
        budget.spendForOthers(-1)
        #expect(!budget.isSpentByOthers)
        budget.spendForOthers(255 << 20)
        #expect(budget.limitExceeded(by: 1 << 20, isOthers: true) == nil)
        #expect(budget.isSpentByOthers)
        #expect(budget.limitExceeded(by: 1023 << 20, isOthers: false) == nil)
    }
}
