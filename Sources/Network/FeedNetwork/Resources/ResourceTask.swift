import FeedLoading
import FeedModel

/// Somebody's wish for a resource, which others may wish for at the same time.
package final class ResourceTask: RemoteDocumentTask, FeedImageDataLoaderTask {
    private var load: ResourceLoad?
    private var completion: ((Result<Resource, ResourceFailure>) -> Void)?

    init(
        of load: ResourceLoad, completion: @escaping (Result<Resource, ResourceFailure>) -> Void
    ) {
        self.load = load
        self.completion = completion
    }

    /// A wish that was answered at once.
    init() {}

    package var receivedBytes: Int64 { load?.receivedBytes ?? 0 }
    package var isStarted: Bool { load?.isStarted ?? false }

    package func cancel() {
        if completion != nil {
            completion = nil
            load?.remove(self)
        }
        load = nil
    }

    func finish(with result: Result<Resource, ResourceFailure>) {
        let completion = completion
        self.completion = nil
        completion?(result)
    }
}
