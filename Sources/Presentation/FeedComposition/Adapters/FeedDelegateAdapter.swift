import FeedPresentation

/// The delegate of all views of a composition: routes each request to the adapter that handles it.
final class FeedDelegateAdapter: FeedDelegate {
    private let feedDelegate: any FeedViewDelegate
    private let imageDelegate: any FeedImageViewDelegate
    private let readingDelegate: any FeedReadingDelegate

    init(
        feedDelegate: any FeedViewDelegate, imageDelegate: any FeedImageViewDelegate,
        readingDelegate: any FeedReadingDelegate
    ) {
        self.feedDelegate = feedDelegate
        self.imageDelegate = imageDelegate
        self.readingDelegate = readingDelegate
    }

    func didRequestFeedRefresh() {
        feedDelegate.didRequestFeedRefresh()
    }

    func didRequestImage(for request: FeedImageRequest) {
        imageDelegate.didRequestImage(for: request)
    }

    func didCancelImageRequest(for request: FeedImageRequest) {
        imageDelegate.didCancelImageRequest(for: request)
    }

    func didRequestImagePreload(for request: FeedImageRequest) {
        imageDelegate.didRequestImagePreload(for: request)
    }

    func didRequestStates(_ change: FeedItemStateChange) -> FeedRequestOutcome {
        readingDelegate.didRequestStates(change)
    }

    func didRequestOpening(
        of url: String, from index: Int?, in revision: UInt64
    ) -> FeedRequestOutcome {
        readingDelegate.didRequestOpening(of: url, from: index, in: revision)
    }

    func didRequestCopy(of text: String) -> FeedRequestOutcome {
        readingDelegate.didRequestCopy(of: text)
    }
}
