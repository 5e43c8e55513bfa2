package import FeedViews

/// The error view of a plugin.
package final class PluginErrorView: FeedErrorView {
    private let instance: PluginInstance

    init(_ instance: PluginInstance) {
        self.instance = instance
    }

    package func display(_ viewModel: FeedErrorViewModel) {
        instance.deliver(.displayError) { [arena = instance.arena] table, failure in
            defer { arena.reset() }
            var model = unsafe arena.error(viewModel)
            return unsafe table.display(&model, &failure)
        }
    }
}
