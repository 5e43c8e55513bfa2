public import FeedModel

/// Loads a feed with an asynchronous function, for views on the main actor.
///
/// The function runs off the main actor; its result is delivered on the main actor. Cancelling the
/// load cancels the function's task, and nothing more is delivered.
@MainActor
public final class AsyncFeedLoader: @MainActor FeedLoader {
    /// Receives progress, on any thread.
    public typealias Progress = @Sendable (FeedLoadingProgress) -> Void

    private let loadFeed: @concurrent @Sendable (@escaping Progress) async throws -> Feed

    /// Creates a loader.
    ///
    /// - Parameter loadFeed: loads the feed and may report progress.
    public init(
        _ loadFeed: @escaping @concurrent @Sendable (@escaping Progress) async throws -> Feed
    ) {
        self.loadFeed = loadFeed
    }

    /// Creates a loader that does not report progress.
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
