package import FeedModel

/// Loads several feeds and makes one of them: newest first, each item with its source's name.
///
/// A source that fails does not spoil the rest: its error is handed to `didFail`, and the merged
/// feed has what the others gave. Where all fail, so does the merged feed.
package final class MergingFeedLoader: FeedLoader {
    private let loaders: [any FeedLoader]
    private let didFail: (any Error) -> Void

    /// Creates a loader of the feeds that `loaders` load.
    package init(_ loaders: [any FeedLoader], didFail: @escaping (any Error) -> Void) {
        self.loaders = loaders
        self.didFail = didFail
    }

    package func load(
        progress: @escaping (FeedLoadingProgress) -> Void,
        completion: @escaping (Result<Feed, any Error>) -> Void
    ) -> any FeedLoaderTask {
        let task = MergingFeedLoaderTask(
            count: loaders.count, progress: progress, didFail: didFail, completion: completion)
        for (index, loader) in loaders.enumerated() {
            task.add(
                loader.load(
                    progress: { _ in }, completion: { [task] in task.finish(index, with: $0) }))
        }
        return task
    }
}
