package import FeedViews

/// The image view of a plugin.
package final class PluginImageView: FeedImageView {
    private let receive: (FeedImageViewModel<PluginImage>) -> Void

    /// A view whose cells are handed to `receive`.
    package init(receive: @escaping (FeedImageViewModel<PluginImage>) -> Void) {
        self.receive = receive
    }

    package func display(_ viewModel: FeedImageViewModel<PluginImage>) {
        receive(viewModel)
    }
}
