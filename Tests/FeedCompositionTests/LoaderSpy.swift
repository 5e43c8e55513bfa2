import FeedModel

/// A feed loader that the test completes.
final class LoaderSpy: FeedLoader {
    private final class Task: FeedLoaderTask {
        let onCancel: () -> Void
        init(onCancel: @escaping () -> Void) { self.onCancel = onCancel }
        func cancel() { onCancel() }
    }

    private var completions: [(Result<Feed, any Error>) -> Void] = []
    private var progresses: [(FeedLoadingProgress) -> Void] = []
    private(set) var cancelled: [Int] = []

    var loadCount: Int { completions.count }

    func load(
        progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, any Error>) -> Void
    ) -> any FeedLoaderTask {
        let index = completions.count
        completions.append(completion)
        progresses.append(progress)
        return Task { [weak self] in self?.cancelled.append(index) }
    }

    func complete(_ index: Int = 0, with result: Result<Feed, any Error>) {
        completions[index](result)
    }

    func report(_ progress: FeedLoadingProgress, for index: Int = 0) {
        progresses[index](progress)
    }
}
