import FeedModel

/// The task of a load that consists of others, one after another, or has ended already.
final class StagedTask: FeedLoaderTask {
    var running: (any FeedLoaderTask)?
    private(set) var isCancelled = false

    func cancel() {
        isCancelled = true
        running?.cancel()
    }
}
