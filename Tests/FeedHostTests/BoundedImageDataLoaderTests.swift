import FeedModel
import FeedTesting
import Testing

@testable import FeedHost

@Suite struct BoundedImageDataLoaderTests {
    /// A loader that completes on demand, and a record of timers, warnings and results.
    private final class LoaderStub {
        let pictures = ImageLoaderSpy()
        var timers: [(milliseconds: Int64, timer: LoopTimer)] = []
        var warnings: [OmittedPictures] = []
        var results: [String] = []

        func makeLoader(bytes: Int = 100) -> BoundedImageDataLoader {
            BoundedImageDataLoader(
                pictures,
                limits: BoundedImageDataLoader.Limits(bytes: bytes, milliseconds: 1_000),
                after: { [weak self] milliseconds, work in
                    let timer = LoopTimer(deadline: milliseconds, work: work)
                    self?.timers.append((milliseconds, timer))
                    return timer
                },
                didExceed: { [weak self] in self?.warnings.append($0) })
        }

        func load(
            _ url: String, by loader: BoundedImageDataLoader
        ) -> any FeedImageDataLoaderTask {
            loader.loadImageData(from: url, as: .file) { [weak self] result in
                switch result {
                case .success(let data): self?.results.append("\(url) \(data.byteCount)")
                case .failure(let error): self?.results.append("\(url) \(error)")
                }
            }
        }
    }

    private let stub = LoaderStub()

    private func picture(_ count: Int) -> Result<FeedImageData, any Error> {
        .success(FeedImageData(bytes: [UInt8](repeating: 0, count: count), mediaType: "image/png"))
    }

    @Test func `Passes on pictures within the limits`() {
        let loader = stub.makeLoader()
        let tasks = ["a", "b"].map { stub.load($0, by: loader) }
        stub.pictures.complete(1, with: picture(60))
        stub.pictures.complete(0, with: picture(40))
        #expect(stub.results == ["b 60", "a 40"])
        #expect(stub.timers.map(\.milliseconds) == [1_000])
        #expect(stub.warnings.isEmpty)
        #expect(tasks.count == 2)
    }

    @Test func `Fails pictures beyond the size limit and those still loading`() {
        let loader = stub.makeLoader()
        let tasks = ["a", "b", "c"].map { stub.load($0, by: loader) }
        stub.pictures.complete(0, with: picture(60))
        stub.pictures.complete(1, with: picture(41))
        let reason = OmittedPictures.tooLarge(bytes: 100)
        #expect(stub.results == ["a 60", "b \(reason)", "c \(reason)"])
        #expect(stub.pictures.cancelled.contains("c"))
        let late = stub.load("d", by: loader)
        #expect(stub.results.last == "d \(reason)")
        #expect(stub.pictures.requested.count == 3)
        #expect(stub.warnings == [reason])
        stub.pictures.complete(2, with: picture(1))
        #expect(stub.results.count == 4)
        withExtendedLifetime((tasks, late)) {}
    }

    @Test func `Fails pictures still loading at the time limit`() {
        let loader = stub.makeLoader()
        let tasks = ["a", "b"].map { stub.load($0, by: loader) }
        stub.pictures.complete(0, with: picture(1))
        stub.timers[0].timer.fire()
        let reason = OmittedPictures.tooSlow(milliseconds: 1_000)
        #expect(stub.results == ["a 1", "b \(reason)"])
        #expect(stub.pictures.cancelled == ["b"])
        #expect(stub.warnings == [reason])
        withExtendedLifetime(tasks) {}
    }

    @Test func `Warns of the time limit with the first picture left out`() {
        let loader = stub.makeLoader()
        let first = stub.load("a", by: loader)
        stub.pictures.complete(0, with: picture(1))
        stub.timers[0].timer.fire()
        #expect(stub.warnings.isEmpty)
        let reason = OmittedPictures.tooSlow(milliseconds: 1_000)
        let later = ["b", "c"].map { stub.load($0, by: loader) }
        #expect(stub.results == ["a 1", "b \(reason)", "c \(reason)"])
        #expect(stub.warnings == [reason])
        #expect(stub.pictures.requested.count == 1)
        withExtendedLifetime((first, later)) {}
    }

    @Test func `Cancelled requests return no result`() {
        let loader = stub.makeLoader()
        let task = stub.load("a", by: loader)
        task.cancel()
        task.cancel()
        stub.pictures.complete(0, with: picture(1))
        stub.timers[0].timer.fire()
        #expect(stub.pictures.cancelled == ["a"])
        #expect(stub.results.isEmpty)
        #expect(stub.warnings.isEmpty)
    }

    @Test func `Applies no limits to an attended renderer`() {
        let loader = BoundedImageDataLoader(
            stub.pictures, limits: BoundedImageDataLoader.Limits(bytes: 1, milliseconds: 1),
            isBounded: { false }, after: { LoopTimer(deadline: $0, work: $1) },
            didExceed: { _ in })
        let task = stub.load("a", by: loader)
        stub.pictures.complete(0, with: picture(60))
        #expect(stub.results == ["a 60"])
        withExtendedLifetime(task) {}
    }

    @Test func `Cancels its timer when deinitialized`() {
        do {
            let loader = stub.makeLoader()
            _ = stub.load("a", by: loader)
        }
        #expect(stub.timers[0].timer.isOver)
    }
}
