package import FeedPresentation

/// The feed view of a plugin.
package final class PluginFeedView: FeedView {
    private let instance: PluginInstance
    private let lentFeed = LentFeed()

    init(_ instance: PluginInstance) {
        self.instance = instance
    }

    package func display(_ viewModel: FeedViewModel) {
        instance.deliver(.displayFeed) { [unowned instance, lentFeed] table in
            instance.itemCount = viewModel.items.count
            return unsafe lentFeed.lend(viewModel) { unsafe table.display($0) }
        }
    }
}
