/// How a need of a plugin is granted.
package enum PluginGrant: Sendable, Hashable {
    /// Not required: the plugin runs in process.
    case notAskedFor
    /// Granted to all plugins.
    case toAll
    /// Granted to this file.
    case toFile
    case none
}
