import FeedViews

/// Performs nothing.
class NoDelegate: FeedDelegate {
    func didRequestFeedRefresh() {}
    func didRequestImage(for request: FeedImageRequest) {}
    func didCancelImageRequest(for request: FeedImageRequest) {}
    func didRequestImagePreload(for request: FeedImageRequest) {}
    func didRequestStates(_ change: FeedItemStateChange) -> FeedRequestOutcome { .done }
    func didRequestOpening(
        of url: String, from index: Int?, in revision: UInt64
    ) -> FeedRequestOutcome { .done }
    func didRequestCopy(of text: String) -> FeedRequestOutcome { .done }
}
