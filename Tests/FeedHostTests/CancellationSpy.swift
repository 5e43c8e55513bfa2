import FeedModel

/// A task of a picture that tells when it is cancelled.
final class CancellationSpy: FeedImageDataLoaderTask {
    private let onCancel: () -> Void

    init(onCancel: @escaping () -> Void) { self.onCancel = onCancel }

    func cancel() { onCancel() }
}
