public import FeedModel

/// Loads a feed by an asynchronous function, on behalf of views on the main actor.
///
/// The function runs beside the main actor, so that it may parse; its result comes back to the main actor. When the composition stops
/// loading, the function's task is cancelled, and nothing of it is heard any more.
@MainActor
public final class AsyncFeedLoader: @MainActor FeedLoader {
    /// Takes how far loading has come, from any thread.
    public typealias Progress = @Sendable (FeedLoadingProgress) -> Void

    private let loadFeed: @concurrent @Sendable (@escaping Progress) async throws -> Feed

    /// Creates a loader.
    ///
    /// - Parameter loadFeed: loads the feed, and may say how far it has come.
    public init(
        _ loadFeed: @escaping @concurrent @Sendable (@escaping Progress) async throws -> Feed
    ) {
        self.loadFeed = loadFeed
    }

    /// Creates a loader that does not say how far it has come.
    ///
    /// - Parameter loadFeed: loads the feed.
    public convenience init(_ loadFeed: @escaping @concurrent @Sendable () async throws -> Feed) {
        self.init { _ in try await loadFeed() }
    }

    public func load(
        progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, any Error>) -> Void
    ) -> any FeedLoaderTask {
        let task = AsyncLoadingTask(report: progress, completion: completion)
        task.run { [loadFeed] in
            try await loadFeed { reached in
                Task { @MainActor in task.reach(reached) }
            }
        }
        return task
    }
}
