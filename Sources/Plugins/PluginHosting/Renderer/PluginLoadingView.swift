package import FeedViews

/// The loading view of a plugin.
package final class PluginLoadingView: FeedLoadingView {
    private let instance: PluginInstance

    init(_ instance: PluginInstance) {
        self.instance = instance
    }

    package func display(_ viewModel: FeedLoadingViewModel) {
        instance.deliver(.displayLoading) { [arena = instance.arena] table, failure in
            defer { arena.reset() }
            var model = unsafe arena.loading(viewModel)
            return unsafe table.display(&model, &failure)
        }
    }
}
