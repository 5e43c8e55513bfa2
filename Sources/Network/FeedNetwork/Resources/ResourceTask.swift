import FeedLoading
import FeedModel

/// A waiting consumer of a resource, of which there may be several.
package final class ResourceTask: RemoteDocumentTask, FeedImageDataLoaderTask {
    private var load: ResourceLoad?
    private var completion: ((Result<Resource, ResourceFailure>) -> Void)?

    init(
        of load: ResourceLoad, completion: @escaping (Result<Resource, ResourceFailure>) -> Void
    ) {
        self.load = load
        self.completion = completion
    }

    /// Creates a task that is already done.
    package init() {}

    package var receivedBytes: Int64 { load?.receivedBytes ?? 0 }
    package var isStarted: Bool { load?.isStarted ?? false }

    package func cancel() {
        if completion.take() != nil { load?.remove(self) }
        load = nil
    }

    func finish(with result: Result<Resource, ResourceFailure>) {
        completion.take()?(result)
    }
}
