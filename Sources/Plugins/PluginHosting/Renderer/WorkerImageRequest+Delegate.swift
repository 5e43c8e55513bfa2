package import FeedViews
package import WorkerProtocol

extension WorkerImageRequest {
    /// Passes the request to a delegate.
    package func tell(_ delegate: any FeedDelegate, of request: FeedImageRequest) {
        switch self {
        case .request: delegate.didRequestImage(for: request)
        case .cancel: delegate.didCancelImageRequest(for: request)
        case .preload: delegate.didRequestImagePreload(for: request)
        }
    }
}
