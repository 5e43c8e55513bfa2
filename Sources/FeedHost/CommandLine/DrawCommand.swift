import PluginFinding
import WorkerProtocol

/// Draws sources with a renderer.
///
/// Has a property for everything that the command line can set, and no logic.
struct DrawCommand: Equatable {
    /// Paths, `-`, or addresses as written; empty for the default.
    var sources: [String] = []
    /// The feed view's plugin: an id, or a path.
    var renderer = "text"
    /// The loading view's plugin, if different.
    var loadingView: String?
    /// The error view's plugin, if different.
    var errorView: String?
    /// The output file; `nil` for standard output.
    var output: String?
    var choice = ChoiceArguments()
    /// True to draw the articles of items' pages.
    var showsArticles = false
    /// True to draw nothing without items.
    var skipsEmpty = false
    /// In the given order.
    var options: [RendererOptionArgument] = []
    /// Searched first for plugins.
    var pluginDirectories: [String] = []
    /// Where to run every plugin, if given.
    var place: PluginPlace?
    /// Ids of plugins to trust in this run.
    var trusted: [String] = []
    /// Permissions of plugins that need them.
    var grants = WorkerGrants()
    /// How long to archive items of the user's list.
    var archive = ArchiveArgument.standard
    /// True to redraw after changes.
    var isWatching = false
    /// True to run plugins in this process from their own files, for debuggers.
    var debugsPlugins = false
    var loading = LoadingOptions()
    /// The pager's command, if given; empty for none.
    var pager: String?
    var color = ColorChoice.auto
    var verbosity = Verbosity.normal

    /// The plugins of all views, as named.
    var rendererNames: [String] { [renderer] + [loadingView, errorView].compactMap(\.self) }
}
