import PluginFinding

/// An unusable plugin file.
struct PluginRefusal: Error {
    let path: String
    let fault: PluginFault
}
