package import FeedModel

/// Loads what is kept first, where anything is, and from then on what there is now.
package final class KeptFirstFeedLoader: FeedLoader {
    private final class Task: FeedLoaderTask {
        var running: (any FeedLoaderTask)?
        func cancel() { running?.cancel() }
    }

    private var kept: (any FeedLoader)?
    private let fresh: any FeedLoader
    private let isKeptAll: () -> Bool

    /// Creates a loader of two.
    ///
    /// - Parameters:
    ///   - kept: loads what is kept, asked the first time.
    ///   - fresh: loads what there is now.
    ///   - isKeptAll: whether what was loaded first is all there is, asked when it was: nothing of it is kept of
    ///     elsewhere.
    package init(
        kept: any FeedLoader, fresh: any FeedLoader, isKeptAll: @escaping () -> Bool
    ) {
        self.kept = kept
        self.fresh = fresh
        self.isKeptAll = isKeptAll
    }

    package func load(
        progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, any Error>) -> Void
    ) -> any FeedLoaderTask {
        guard let kept else { return fresh.load(progress: progress, completion: completion) }
        self.kept = nil
        let task = Task()
        let first = kept.load(progress: progress) { [fresh, isKeptAll] result in
            if case .failure = result, !isKeptAll() {
                task.running = fresh.load(progress: progress, completion: completion)
            } else {
                completion(result)
            }
        }
        if task.running == nil { task.running = first }
        return task
    }
}
