package import PluginReading

/// A fault of an option that the person gave for a renderer.
package enum PluginOptionError: Error, Sendable, Hashable {
    /// The renderer has no such option.
    case unknown(key: String, plugin: String, known: [String])
    /// The value is not of the option's type.
    case invalid(value: String, option: PluginOption, plugin: String)
}
