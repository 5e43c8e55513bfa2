import FeedViews
import PluginHosting

/// Records a plugin's requests on behalf of a user that the sample feeds don't explain.
final class RecordedRequests: FeedDelegate {
    /// The requests recorded; more add nothing.
    private static let limit = 10

    /// The picture requests for the displayed feed, as many as are answered.
    var images: [FeedImageRequest] = []

    /// In the host's words.
    private(set) var breaches: [String] = []

    func didRequestOpening(
        of url: String, from index: Int?, in revision: UInt64
    ) -> FeedRequestOutcome {
        if SampleFeeds.names(url) { return .done }
        if breaches.count < Self.limit {
            breaches.append("wants to open '\(url)', which the feed does not show")
        }
        return .refused
    }

    func didRequestFeedRefresh() {}
    func didRequestImage(for request: FeedImageRequest) {
        if images.count < Self.limit { images.append(request) }
    }

    func didCancelImageRequest(for request: FeedImageRequest) {}
    func didRequestImagePreload(for request: FeedImageRequest) {}
    func didRequestStates(_ change: FeedItemStateChange) -> FeedRequestOutcome { .done }
    func didRequestCopy(of text: String) -> FeedRequestOutcome { .done }
}
