import FeedModel

/// A picture on its way; nothing where it has come already.
final class RemoteImageFileLoaderTask: FeedImageDataLoaderTask {
    private var task: (any ResourceTask)?

    init(_ task: (any ResourceTask)?) {
        self.task = task
    }

    func cancel() {
        task?.cancel()
        task = nil
    }
}
