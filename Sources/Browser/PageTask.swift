import FeedModel

/// A load that can be stopped.
final class PageTask: FeedLoaderTask, FeedImageDataLoaderTask {
    private let stop: () -> Void

    init(stop: @escaping () -> Void) {
        self.stop = stop
    }

    func cancel() { stop() }
}
