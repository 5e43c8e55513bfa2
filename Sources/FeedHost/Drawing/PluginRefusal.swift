import PluginFinding

/// That a plugin file cannot be used.
struct PluginRefusal: Error {
    /// Which file.
    let path: String
    /// Why.
    let fault: PluginFault
}
