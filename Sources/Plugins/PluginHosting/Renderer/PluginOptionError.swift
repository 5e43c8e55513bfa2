package import PluginReading

/// An invalid option given for a renderer.
package enum PluginOptionError: Error, Sendable, Hashable {
    case unknown(key: String, plugin: String, known: [String])
    /// The value doesn't fit the option's type.
    case invalid(value: String, option: PluginOption, plugin: String)
}
