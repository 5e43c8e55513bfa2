package import FeedViews

/// The feed view of a plugin.
package final class PluginFeedView: FeedView {
    private let instance: PluginInstance

    init(_ instance: PluginInstance) {
        self.instance = instance
    }

    package func display(_ viewModel: FeedViewModel) {
        instance.deliver(.displayFeed) { [unowned instance] table, failure in
            unsafe instance.lend(viewModel) { unsafe table.display($0, &failure) }
        }
    }
}
