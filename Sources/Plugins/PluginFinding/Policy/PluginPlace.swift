/// Where a plugin runs.
package enum PluginPlace: String, Sendable, CaseIterable {
    /// In the host's process: fastest, with all of its permissions.
    case inProcess = "in-process"
    /// In a confined process of its own.
    case worker
}
