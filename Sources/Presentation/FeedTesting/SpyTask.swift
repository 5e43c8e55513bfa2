import FeedModel

/// A task of a spy, which notes that it was cancelled.
final class SpyTask: FeedLoaderTask, FeedImageDataLoaderTask {
    private let onCancel: () -> Void

    init(onCancel: @escaping () -> Void) {
        self.onCancel = onCancel
    }

    func cancel() { onCancel() }
}
