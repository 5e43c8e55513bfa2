package import FeedViews

/// The image view of a plugin.
package final class PluginImageView: FeedImageView {
    private let receive: (FeedImageViewModel<PluginImage>) -> Void

    init(receive: @escaping (FeedImageViewModel<PluginImage>) -> Void) {
        self.receive = receive
    }

    package func display(_ viewModel: FeedImageViewModel<PluginImage>) {
        receive(viewModel)
    }
}
