import FeedComposition
import FeedPresentation

extension FeedViewSet where ImageView: FeedView & FeedLoadingView & FeedErrorView {
    /// One view that displays everything.
    init(_ view: ImageView) {
        self.init(feed: view, loading: view, error: view, image: view)
    }
}
