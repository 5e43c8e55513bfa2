import FeedAsync
import FeedModel
import FeedPresentation
import Testing

/// Asynchronous loaders of apps, and image cells that are reused.
@MainActor @Suite(.timeLimit(.minutes(1))) struct AsyncLoaderTests {
    private struct Failed: Error {}

    private final class Cell {
        private(set) var images: [String?] = []

        func show(_ viewModel: FeedImageViewModel<String>) {
            if !viewModel.isLoading { images.append(viewModel.image) }
        }
    }

    private final class Delegate: FeedImageViewDelegate {
        private(set) var requested: [FeedImageRequest] = []
        private(set) var cancelled: [FeedImageRequest] = []

        func didRequestImage(for request: FeedImageRequest) { requested.append(request) }
        func didCancelImageRequest(for request: FeedImageRequest) { cancelled.append(request) }
        func didRequestImagePreload(for request: FeedImageRequest) {}
    }

    private func result<Value>(_ begin: (@escaping (Result<Value, any Error>) -> Void) -> Void)
        async -> Result<Value, any Error>
    {
        await withCheckedContinuation { continuation in
            begin { result in
                MainActor.assertIsolated()
                nonisolated(unsafe) let result = result
                unsafe continuation.resume(returning: result)
            }
        }
    }

    @Test func `Returns a feed on the main actor, after its progress`() async throws {
        let loader = AsyncFeedLoader { progress in
            progress(FeedLoadingProgress(completedSources: 1, totalSources: 2, receivedBytes: 0))
            // Earlier progress arrives first, since both wait for the main actor.
            await MainActor.run {}
            return Feed(format: .rss20, title: "F")
        }
        var steps: [Int] = []
        let feed = try await result { completion in
            _ = loader.load(progress: { steps.append($0.completedSources) }, completion: completion)
        }.get()
        #expect(feed.title == "F")
        #expect(steps == [1])
    }

    @Test func `Returns the thrown error`() async {
        let loader = AsyncFeedLoader { () async throws -> Feed in throw Failed() }
        let result = await result { _ = loader.load(progress: { _ in }, completion: $0) }
        #expect(throws: Failed.self) { try result.get() }
    }

    @Test func `Cancels the loader's task and returns nothing afterwards`() async {
        let (ends, end) = AsyncStream<Bool>.makeStream()
        let loader = AsyncImageDataLoader { _, _ in
            while !Task.isCancelled { await Task.yield() }
            end.yield(Task.isCancelled)
            return FeedImageData(bytes: [1], mediaType: "image/png")
        }
        let task = loader.loadImageData(from: "https://e/", as: .file) { _ in
            Issue.record("it was cancelled")
        }
        task.cancel()
        var wasCancelled: [Bool] = []
        for await ended in ends.prefix(1) { wasCancelled.append(ended) }
        for _ in 0..<100 { await Task.yield() }
        #expect(wasCancelled == [true])
    }

    @Test func `Passes address and form to the image loader`() async throws {
        let loader = AsyncImageDataLoader { url, form in
            FeedImageData(bytes: Array(url.utf8), mediaType: form == .file ? "file" : "pixels")
        }
        let data = try await result {
            _ = loader.loadImageData(from: "https://e/", as: .file, completion: $0)
        }.get()
        #expect(data == FeedImageData(bytes: Array("https://e/".utf8), mediaType: "file"))
    }

    private func answer(_ request: FeedImageRequest, _ image: String) -> FeedImageViewModel<String>
    {
        FeedImageViewModel(
            request: request, id: "", title: "", image: image, isLoading: false, shouldRetry: false)
    }

    @Test func `Never shows the previous picture in a reused cell`() {
        let delegate = Delegate()
        let router = FeedImageRouter<String>(delegate)
        let cell = Cell()
        let requests = (0..<2).map { FeedImageRequest(revision: 1, index: $0) }
        router.request(requests[0], for: cell) { $0.show($1) }
        router.request(requests[1], for: cell) { $0.show($1) }
        router.display(answer(requests[0], "old"))
        router.display(answer(requests[1], "new"))
        #expect(cell.images == ["new"])
        #expect(delegate.requested == requests)
        #expect(delegate.cancelled == [requests[0]])
    }

    @Test func `Keeps loading a picture until no cell wants it`() {
        let delegate = Delegate()
        let router = FeedImageRouter<String>(delegate)
        let cells = [Cell(), Cell()]
        let request = FeedImageRequest(revision: 1, index: 0)
        for cell in cells { router.request(request, for: cell) { $0.show($1) } }
        router.cancel(for: cells[0])
        #expect(delegate.cancelled.isEmpty)
        router.display(answer(request, "shown"))
        #expect(cells.map(\.images) == [[], ["shown"]])
        router.cancel(for: cells[1])
        router.cancel(for: cells[1])
        #expect(delegate.cancelled == [request])
    }

    @Test func `Does not retain cells`() {
        let router = FeedImageRouter<String>(Delegate())
        var cell: Cell? = Cell()
        weak let held = cell
        let request = FeedImageRequest(revision: 1, index: 0)
        if let cell { router.request(request, for: cell) { $0.show($1) } }
        cell = nil
        #expect(held == nil)
        router.display(answer(request, "shown"))
    }
}
