/// How to list the plugin files.
struct RenderersCommand: Equatable {
    /// Whether to print JSON.
    var asJSON = false
    /// Where to look first.
    var pluginDirectories: [String] = []
}
