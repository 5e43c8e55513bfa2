import FeedModel
import Testing

@testable import FeedHost

@Suite struct BoundedImageDataLoaderTests {
    /// Answers when the test says so, and keeps the clock.
    private final class Surroundings: FeedImageDataLoader {
        private final class Step: FeedImageDataLoaderTask {
            let onCancel: () -> Void
            init(onCancel: @escaping () -> Void) { self.onCancel = onCancel }
            func cancel() { onCancel() }
        }

        var completions: [(Result<FeedImageData, any Error>) -> Void] = []
        var cancelled: [String] = []
        var timers: [(milliseconds: Int64, timer: LoopTimer)] = []
        var warnings: [OmittedPictures] = []
        var results: [String] = []

        func loadImageData(
            from url: String, as form: FeedImageForm,
            completion: @escaping (Result<FeedImageData, any Error>) -> Void
        ) -> any FeedImageDataLoaderTask {
            completions.append(completion)
            return Step { [weak self] in self?.cancelled.append(url) }
        }

        func makeLoader(bytes: Int = 100) -> BoundedImageDataLoader {
            BoundedImageDataLoader(
                self, limits: BoundedImageDataLoader.Limits(bytes: bytes, milliseconds: 1_000),
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

    private let surroundings = Surroundings()

    private func picture(_ count: Int) -> Result<FeedImageData, any Error> {
        .success(FeedImageData(bytes: [UInt8](repeating: 0, count: count), mediaType: "image/png"))
    }

    @Test func `pictures within the limits are handed on`() {
        let loader = surroundings.makeLoader()
        let tasks = ["a", "b"].map { surroundings.load($0, by: loader) }
        surroundings.completions[1](picture(60))
        surroundings.completions[0](picture(40))
        #expect(surroundings.results == ["b 60", "a 40"])
        #expect(surroundings.timers.map(\.milliseconds) == [1_000])
        #expect(surroundings.warnings.isEmpty)
        #expect(tasks.count == 2)
    }

    @Test func `the picture that is too much fails, and so do all that are not there yet`() {
        let loader = surroundings.makeLoader()
        let tasks = ["a", "b", "c"].map { surroundings.load($0, by: loader) }
        surroundings.completions[0](picture(60))
        surroundings.completions[1](picture(41))
        let reason = OmittedPictures.tooLarge(bytes: 100)
        #expect(surroundings.results == ["a 60", "b \(reason)", "c \(reason)"])
        #expect(surroundings.cancelled.contains("c"))
        let late = surroundings.load("d", by: loader)
        #expect(surroundings.results.last == "d \(reason)")
        #expect(surroundings.completions.count == 3)
        #expect(surroundings.warnings == [reason])
        surroundings.completions[2](picture(1))
        #expect(surroundings.results.count == 4)
        withExtendedLifetime((tasks, late)) {}
    }

    @Test func `when the time is over, the rest is left out`() {
        let loader = surroundings.makeLoader()
        let tasks = ["a", "b"].map { surroundings.load($0, by: loader) }
        surroundings.completions[0](picture(1))
        surroundings.timers[0].timer.fire()
        let reason = OmittedPictures.tooSlow(milliseconds: 1_000)
        #expect(surroundings.results == ["a 1", "b \(reason)"])
        #expect(surroundings.cancelled == ["b"])
        #expect(surroundings.warnings == [reason])
        withExtendedLifetime(tasks) {}
    }

    @Test func `time that is over with nothing under way is told with the first that is left out`()
    {
        let loader = surroundings.makeLoader()
        let first = surroundings.load("a", by: loader)
        surroundings.completions[0](picture(1))
        surroundings.timers[0].timer.fire()
        #expect(surroundings.warnings.isEmpty)
        let reason = OmittedPictures.tooSlow(milliseconds: 1_000)
        let later = ["b", "c"].map { surroundings.load($0, by: loader) }
        #expect(surroundings.results == ["a 1", "b \(reason)", "c \(reason)"])
        #expect(surroundings.warnings == [reason])
        #expect(surroundings.completions.count == 1)
        withExtendedLifetime((first, later)) {}
    }

    @Test func `one that is not wanted any more is stopped and answered by nothing`() {
        let loader = surroundings.makeLoader()
        let task = surroundings.load("a", by: loader)
        task.cancel()
        task.cancel()
        surroundings.completions[0](picture(1))
        surroundings.timers[0].timer.fire()
        #expect(surroundings.cancelled == ["a"])
        #expect(surroundings.results.isEmpty)
        #expect(surroundings.warnings.isEmpty)
    }

    @Test func `where somebody looks at them, there is no limit`() {
        let loader = BoundedImageDataLoader(
            surroundings, limits: BoundedImageDataLoader.Limits(bytes: 1, milliseconds: 1),
            isBounded: { false }, after: { LoopTimer(deadline: $0, work: $1) },
            didExceed: { _ in })
        let task = surroundings.load("a", by: loader)
        surroundings.completions[0](picture(60))
        #expect(surroundings.results == ["a 60"])
        withExtendedLifetime(task) {}
    }

    @Test func `nothing is waited for when the loader is gone`() {
        do {
            let loader = surroundings.makeLoader()
            _ = surroundings.load("a", by: loader)
        }
        #expect(surroundings.timers[0].timer.isOver)
    }
}
