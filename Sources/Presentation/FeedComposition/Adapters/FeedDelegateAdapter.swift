package import FeedPresentation

/// A delegate made of three: routes each request to the one that handles it.
package final class FeedDelegateAdapter: FeedDelegate {
    private let feedDelegate: any FeedViewDelegate
    private let imageDelegate: any FeedImageViewDelegate
    private let readingDelegate: any FeedReadingDelegate

    package init(
        feedDelegate: any FeedViewDelegate, imageDelegate: any FeedImageViewDelegate,
        readingDelegate: any FeedReadingDelegate
    ) {
        self.feedDelegate = feedDelegate
        self.imageDelegate = imageDelegate
        self.readingDelegate = readingDelegate
    }

    package func didRequestFeedRefresh() {
        feedDelegate.didRequestFeedRefresh()
    }

    package func didRequestImage(for request: FeedImageRequest) {
        imageDelegate.didRequestImage(for: request)
    }

    package func didCancelImageRequest(for request: FeedImageRequest) {
        imageDelegate.didCancelImageRequest(for: request)
    }

    package func didRequestImagePreload(for request: FeedImageRequest) {
        imageDelegate.didRequestImagePreload(for: request)
    }

    package func didRequestStates(_ change: FeedItemStateChange) -> FeedRequestOutcome {
        readingDelegate.didRequestStates(change)
    }

    package func didRequestOpening(
        of url: String, from index: Int?, in revision: UInt64
    ) -> FeedRequestOutcome {
        readingDelegate.didRequestOpening(of: url, from: index, in: revision)
    }

    package func didRequestCopy(of text: String) -> FeedRequestOutcome {
        readingDelegate.didRequestCopy(of: text)
    }
}
