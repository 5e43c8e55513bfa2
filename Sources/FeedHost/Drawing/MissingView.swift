import PluginReading

/// A plugin that lacks a requested view.
struct MissingView: Error {
    let plugin: String
    let view: PluginViewKind
    /// The views that it has.
    let available: [PluginViewKind]
}
