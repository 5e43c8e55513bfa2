import PluginFinding
import PluginReading
import WorkerProtocol

/// The sources to draw, the renderer to draw them with, and the place to draw to.
///
/// As many values as there are things that can be said on the command line; nothing is decided here.
struct DrawCommand: Equatable {
    /// The sources as written: paths, `-`, or addresses. None means the default.
    var sources: [String] = []
    /// The feed view's plugin: an id, or a path to a file.
    var renderer = "text"
    /// The loading view's plugin, where it is another.
    var loadingView: String?
    /// The error view's plugin, where it is another.
    var errorView: String?
    /// The file to write; standard output where there is none.
    var output: String?
    /// Which items to draw, and in which order.
    var choice = ChoiceArguments()
    /// Nothing is drawn where no item is left.
    var skipsEmpty = false
    /// The renderer's options, in the order given.
    var options: [RendererOptionArgument] = []
    /// The configuration has a part in it.
    var usesConfiguration = true
    /// Where to look for plugins first.
    var pluginDirectories: [String] = []
    /// Where every plugin is to run, if the person says.
    var seat: PluginSeat?
    /// The ids of plugins to trust in this run.
    var trusted: [String] = []
    /// Granted to plugins that need it.
    var grants = WorkerGrants()
    /// How long items are kept that have left a feed of the person's own list.
    var archive = ArchiveArgument.standard
    /// The program stays, and draws again when something changes.
    var isWatching = false
    /// Plugins run where a debugger finds them: in this process, loaded from their files.
    var debugsPlugins = false
    /// How to load sources.
    var loading = LoadingOptions()
    /// The pager's command, where the person says one; empty for none.
    var pager: String?
    /// When to use colour.
    var color = ColorChoice.auto
    /// How much to say on standard error.
    var verbosity = Verbosity.normal
}
