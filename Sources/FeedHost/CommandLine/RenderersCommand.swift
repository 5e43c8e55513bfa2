import PluginReading
import WorkerProtocol

/// Which plugin files to show, and how.
struct RenderersCommand: Equatable {
    /// The one plugin to tell everything about, by its file or its id; all are listed where there
    /// is none.
    var plugin: String?
    /// Prints JSON.
    var asJSON = false
    /// Granted to plugins as if they were to draw.
    var grants = WorkerGrants()
    /// Where to look first.
    var pluginDirectories: [String] = []
}
