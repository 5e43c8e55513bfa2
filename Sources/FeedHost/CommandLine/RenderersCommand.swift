import PluginReading
import WorkerProtocol

/// Shows plugin files.
struct RenderersCommand: Equatable {
    /// The file or id of one plugin to show in detail; `nil` for a list of all.
    var plugin: String?
    var asJSON = false
    /// Permissions of plugins, as in drawing.
    var grants = WorkerGrants()
    /// Searched first.
    var pluginDirectories: [String] = []
}
