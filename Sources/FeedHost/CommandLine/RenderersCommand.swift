import PluginReading

/// Which plugin files to show, and how.
struct RenderersCommand: Equatable {
    /// The one plugin to tell everything about, by its file or its id; all are listed where there
    /// is none.
    var plugin: String?
    /// Whether to print JSON.
    var asJSON = false
    /// What plugins are granted as if they were to draw.
    var grants: Set<PluginNeed> = []
    /// Where to look first.
    var pluginDirectories: [String] = []
}
