import PluginReading

/// That a plugin does not give the view it was named for.
struct MissingView: Error {
    /// The plugin's id.
    let plugin: String
    /// The view.
    let view: PluginViewKind
    /// The views it gives.
    let available: [PluginViewKind]
}
