import FeedModel
import FeedParsing
import PluginTestSupport
import Synchronization
import Testing

@testable import FeedLoading

/// Local files are parsed in parallel, ahead of their turn. The results must equal sequential
/// parsing.
struct LocalFeedsTests {
    /// The events of a load, in order.
    private final class Outcome {
        var lines: [String] = []
        var givenBeforeReading: [Int] = []
    }

    /// The number of documents given to an executor.
    private final class Count: Sendable {
        let value = Atomic(0)
    }

    private final class Ticker: FeedLoaderTask {
        func cancel() {}
    }

    private func load(_ paths: [String], width: Int) -> (
        events: [String], givenCount: Int, givenBeforeReading: [Int]
    ) {
        let outcome = Outcome()
        let given = Count()
        let loader = FeedCollectionLoader(
            sources: paths.map { .file(path: $0) }, clock: { FeedClock(now: .max) },
            executor: ParallelExecutor(width: width) { count, body in
                given.value.add(count, ordering: .relaxed)
                _ = ParallelExecutor.processors.map(count, body)
            },
            remote: { FakeDocuments() },
            reports: FeedCollectionLoader.Reports(
                didFail: { outcome.lines.append("\($0) failed: \($1)") },
                willRead: {
                    outcome.lines.append("\($0) is read")
                    outcome.givenBeforeReading.append(given.value.load(ordering: .relaxed))
                },
                didLoad: { outcome.lines.append("loaded: \($0.map(\.source))") },
                every: { _, _ in Ticker() }))
        func tell(_ result: Result<Feed, any Error>) {
            switch result {
            case .success(var feed):
                outcome.lines += feed.items.map {
                    "\($0.id) \($0.title ?? "") \($0.sourceIndex) \($0.details)"
                }
                feed.items = []
                outcome.lines.append("\(feed)")
            case .failure(let error): outcome.lines.append("\(error)")
            }
        }
        _ = loader.load(progress: { _ in }, completion: tell)
        return (
            outcome.lines, given.value.load(ordering: .relaxed), outcome.givenBeforeReading
        )
    }

    private static func feed(_ number: Int) -> String {
        let items = (0..<number % 7).map {
            "<item><title>I\($0)</title><link>http://example.org/\(number)/\($0)</link>"
                + "<category>c\(number)</category>"
                + "<pubDate>Sat, 07 Sep 2002 \(10 + $0):\(10 + number % 40):31 GMT</pubDate></item>"
        }
        return
            "<rss version='2.0'><channel><title>F\(number)</title>\(items.joined())</channel></rss>"
    }

    @Test
    func `Parses files in parallel and reports them in order`() throws {
        let folder = try TemporaryFolder()
        var paths: [String] = []
        for number in 0..<150 {
            let path = folder.path + "/\(number).xml"
            paths.append(path)
            switch number {
            case 20: continue
            case 30: try folder.write("<html><body>page</body></html>", to: "30.xml")
            case 40: try folder.write("", to: "40.xml")
            case 50:
                let list =
                    "<opml version='2.0'><body><outline xmlUrl='200.xml'/><outline xmlUrl='201.xml'/>"
                    + "<outline xmlUrl='7.xml'/></body></opml>"
                try folder.write(list, to: "50.xml")
            default: try folder.write(Self.feed(number), to: "\(number).xml")
            }
        }
        for number in 200...201 { try folder.write(Self.feed(number), to: "\(number).xml") }
        let plain = load(paths, width: 1)
        #expect(plain.givenCount == 0)
        for width in [2, 5] {
            let ahead = load(paths, width: width)
            #expect(ahead.givenCount > 140)
            #expect(Self.sorted(ahead.events) == Self.sorted(plain.events))
        }
    }

    @Test func `Reads large files after the previous ones are parsed`() throws {
        let folder = try TemporaryFolder()
        let item = "<item><title>\(String(repeating: "x", count: 1_000))</title></item>"
        let long =
            "<rss version='2.0'><channel><title>L</title>"
            + String(repeating: item, count: 1_100) + "</channel></rss>"
        let paths = (0..<2).map { "\(folder.path)/\($0).xml" }
        for number in 0..<2 { try folder.write(long, to: "\(number).xml") }
        // A large file is split into parts for the executor.
        let before = load(paths, width: 2).givenBeforeReading
        #expect(before.count == 2 && before[0] == 0 && before[1] > 0)
    }

    /// Progress of reading is reported ahead; all else must be in order.
    private static func sorted(_ events: [String]) -> [String] {
        events.filter { $0.hasSuffix(" is read") }.sorted()
            + events.filter { !$0.hasSuffix(" is read") }
    }
}
