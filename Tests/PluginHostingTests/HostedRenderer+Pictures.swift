import FeedViews
import PluginHosting

extension HostedRenderer {
    /// Displays an answer to a request for a picture.
    func show(
        _ image: PluginImage?,
        for request: FeedImageRequest = FeedImageRequest(revision: 0, index: 0),
        id: String = "", title: String = "", isLoading: Bool = false, shouldRetry: Bool = false
    ) {
        imageView?.display(
            FeedImageViewModel(
                request: request, id: id, title: title, image: image, isLoading: isLoading,
                shouldRetry: shouldRetry))
    }
}
