import LinuxSandbox

/// Stops and continues workers with the host (Ctrl+Z).
package enum HostStopping {
    /// Installs the handlers. Deadlines pause while stopped.
    package static func takeWorkersAlong() {
        sandbox_stop_together()
    }
}
