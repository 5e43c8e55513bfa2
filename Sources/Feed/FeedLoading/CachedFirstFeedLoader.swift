package import FeedModel

/// Loads from a cache the first time, and from the origin from then on.
package final class CachedFirstFeedLoader: FeedLoader {
    private var cached: (any FeedLoader)?
    private let fresh: any FeedLoader
    private let isCacheSufficient: () -> Bool

    /// Creates a loader from two.
    ///
    /// - Parameters:
    ///   - cached: loads from the cache; used once.
    ///   - fresh: loads from the origin.
    ///   - isCacheSufficient: returns true if a failure of the cache is final, since all sources
    ///     are local.
    package init(
        cached: any FeedLoader, fresh: any FeedLoader, isCacheSufficient: @escaping () -> Bool
    ) {
        self.cached = cached
        self.fresh = fresh
        self.isCacheSufficient = isCacheSufficient
    }

    package func load(
        progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, any Error>) -> Void
    ) -> any FeedLoaderTask {
        guard let cached else { return fresh.load(progress: progress, completion: completion) }
        self.cached = nil
        let task = StagedTask()
        let first = cached.load(progress: progress) { [fresh, isCacheSufficient] result in
            if case .failure = result, !isCacheSufficient() {
                task.running = fresh.load(progress: progress, completion: completion)
            } else {
                completion(result)
            }
        }
        if task.running == nil { task.running = first }
        return task
    }
}
