package import FeedViews

/// A proxy for a view of a plugin, here or in a worker. Holds the renderer.
package final class PluginView<ViewModel> {
    private let receive: (ViewModel) -> Void

    /// Creates a view that passes view models to `receive`.
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

package typealias PluginImageView = PluginView<FeedImageViewModel<PluginImage>>
