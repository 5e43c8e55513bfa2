public import FeedModel

/// A feed loader that the test completes. Loads are numbered from 0.
public final class LoaderSpy: FeedLoader {
    private var completions: [(Result<Feed, any Error>) -> Void] = []
    private var progresses: [(FeedLoadingProgress) -> Void] = []
    /// The loads that were cancelled, in order.
    public private(set) var cancelled: [Int] = []

    /// The number of loads so far.
    public var loadCount: Int { completions.count }

    /// Creates a spy without loads.
    public init() {}

    public func load(
        progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, any Error>) -> Void
    ) -> any FeedLoaderTask {
        let index = completions.count
        completions.append(completion)
        progresses.append(progress)
        return SpyTask { [weak self] in self?.cancelled.append(index) }
    }

    /// Ends a load.
    public func complete(_ index: Int = 0, with result: Result<Feed, any Error>) {
        completions[index](result)
    }

    /// Reports the progress of a load.
    public func report(_ progress: FeedLoadingProgress, for index: Int = 0) {
        progresses[index](progress)
    }
}
