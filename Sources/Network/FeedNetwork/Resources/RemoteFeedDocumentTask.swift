import FeedLoading

/// A document on its way; nothing where it could not even be asked for.
final class RemoteFeedDocumentTask: RemoteDocumentTask {
    private var task: (any ResourceTask)?

    init(_ task: (any ResourceTask)?) {
        self.task = task
    }

    var receivedBytes: Int64 { task?.receivedBytes ?? 0 }
    var isStarted: Bool { task?.isStarted ?? false }

    func cancel() {
        task?.cancel()
        task = nil
    }
}
