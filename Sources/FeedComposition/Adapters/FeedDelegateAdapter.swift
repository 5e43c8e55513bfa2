import FeedPresentation

/// One delegate for all views of a composition: hands each wish to whoever answers it.
final class FeedDelegateAdapter: FeedDelegate {
    private let feedDelegate: any FeedViewDelegate
    private let imageDelegate: any FeedImageViewDelegate

    init(feedDelegate: any FeedViewDelegate, imageDelegate: any FeedImageViewDelegate) {
        self.feedDelegate = feedDelegate
        self.imageDelegate = imageDelegate
    }

    func didRequestFeedRefresh() {
        feedDelegate.didRequestFeedRefresh()
    }

    func didRequestImage(for index: Int) {
        imageDelegate.didRequestImage(for: index)
    }

    func didCancelImageRequest(for index: Int) {
        imageDelegate.didCancelImageRequest(for: index)
    }

    func didRequestImagePreload(for index: Int) {
        imageDelegate.didRequestImagePreload(for: index)
    }

    func didCancelImagePreload(for index: Int) {
        imageDelegate.didCancelImagePreload(for: index)
    }

    func didRequestPicture(at url: String, of index: Int?) {
        imageDelegate.didRequestPicture(at: url, of: index)
    }
}
