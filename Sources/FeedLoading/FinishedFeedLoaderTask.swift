import FeedModel

/// The task of a loader that has answered before it returned.
final class FinishedFeedLoaderTask: FeedLoaderTask {
    func cancel() {}
}
