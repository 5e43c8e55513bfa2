import LinuxSandbox

/// Stops and continues workers with the host (Ctrl+Z).
package enum HostStopping {
    /// Installs the handlers. Deadlines pause while stopped.
    package static func stopWorkersToo() {
        sandbox_stop_together()
    }
}
