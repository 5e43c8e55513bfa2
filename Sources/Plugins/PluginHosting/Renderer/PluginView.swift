package import FeedViews

/// A view of a plugin, in either seat: hands what it is shown to the renderer behind it, which it
/// holds.
package final class PluginView<ViewModel> {
    private let receive: (ViewModel) -> Void

    /// Creates a view that hands on to `receive`.
    package init(receive: @escaping (ViewModel) -> Void) {
        self.receive = receive
    }

    package func display(_ viewModel: ViewModel) {
        receive(viewModel)
    }
}

extension PluginView: FeedView where ViewModel == FeedViewModel {}
extension PluginView: FeedLoadingView where ViewModel == FeedLoadingViewModel {}
extension PluginView: FeedErrorView where ViewModel == FeedErrorViewModel {}
extension PluginView: FeedImageView where ViewModel == FeedImageViewModel<PluginImage> {}

/// A plugin's view of pictures.
package typealias PluginImageView = PluginView<FeedImageViewModel<PluginImage>>
