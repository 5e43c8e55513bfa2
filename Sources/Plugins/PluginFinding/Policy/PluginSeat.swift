/// Where a plugin runs.
package enum PluginSeat: String, Sendable, CaseIterable {
    /// In the host's own process: fastest, and able to do whatever the host can.
    case inProcess = "in-process"
    /// In a process of its own, confined.
    case worker
}
