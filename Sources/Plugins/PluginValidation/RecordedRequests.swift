import FeedViews
import PluginHosting

/// Notes what a plugin requests for a person that the sample feeds do not show.
final class RecordedRequests: FeedDelegate {
    /// How many are noted; the tenth says nothing new.
    private static let limit = 10

    /// The plugin's breaches of the contract, in the host's words.
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
    func didRequestImage(for request: FeedImageRequest) {}
    func didCancelImageRequest(for request: FeedImageRequest) {}
    func didRequestImagePreload(for request: FeedImageRequest) {}
    func didRequestStates(_ change: FeedItemStateChange) -> FeedRequestOutcome { .done }
    func didRequestCopy(of text: String) -> FeedRequestOutcome { .done }
}
