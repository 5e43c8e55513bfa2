import FeedComposition
import FeedModel
import FeedTesting
import Shared
import Testing

@testable import CommandLineExample

/// A program that writes a stream of changes.
@Suite(.leakTracking, .timeLimit(.minutes(1))) struct CommandLineTests {
    private let loader = LoaderSpy()

    /// Runs the program with a loader that answers when all others wait.
    private func written(_ result: Result<Feed, any Error>) async -> String {
        let answer = Task {
            while loader.loadCount == 0 { await Task.yield() }
            for _ in 0..<10 { await Task.yield() }
            loader.complete(with: result)
        }
        var written: [UInt8] = []
        await FeedProgram.run(loader) {
            written += $0
            return true
        }
        await answer.value
        return String(decoding: written, as: UTF8.self)
    }

    @Test func `Writes the feed of a loader that answers later`() async throws {
        let text = await written(.success(try Harbour.feed()))
        #expect(text.contains("A rope") && text.contains("A tide"))
        #expect(!text.contains("<"))
        #expect(loader.cancelled.isEmpty)
    }

    @Test func `Writes why there is no feed`() async {
        #expect(await written(.failure(DescribedFailure("no answer"))) == "error: no answer\n")
    }

    @Test func `A stream has every change, and ends with its owner`() async throws {
        let leaks = LeakTracker()
        var owners = [compose(leaks.track(FeedStream()))]
        let changes = try #require(owners[0].views.feed as? FeedStream).changes
        var iterator = changes.makeAsyncIterator()
        owners[0].delegate.didRequestFeedRefresh()
        loader.complete(0, with: .failure(DescribedFailure("no answer")))
        owners[0].delegate.didRequestFeedRefresh()
        loader.complete(1, with: .success(try Harbour.feed()))
        guard case .failure(let error) = await iterator.next(),
            case .feed(let feed) = await iterator.next()
        else {
            Issue.record("the stream has other changes")
            return
        }
        #expect(error.words == "no answer")
        #expect(feed.title == "A harbour")
        owners[0].delegate.didRequestFeedRefresh()
        owners.removeLast()
        #expect(loader.cancelled == [2])
        leaks.expectNoLeaks()
        // The test's time ends if the stream does not.
        let last = await iterator.next()
        #expect(last == nil)
    }

    @Test func `A program that ends while it loads releases everything`() async {
        let program = Task { await FeedProgram.run(loader) { _ in true } }
        while loader.loadCount == 0 { await Task.yield() }
        program.cancel()
        await program.value
        #expect(loader.cancelled == [0])
    }

    private func compose(_ stream: FeedStream) -> ComposedFeed<NullView<Never>> {
        composeFeed(
            loader, image: { _ -> Never? in nil },
            views: { _ in
                FeedViewSet(feed: stream, loading: stream, error: stream, image: NullView<Never>())
            })
    }
}
