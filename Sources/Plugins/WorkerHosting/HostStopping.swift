import LinuxSandbox

/// Stops and continues workers when the terminal stops the host (Ctrl-Z).
package enum HostStopping {
    /// From now on they are stopped with it, and go on with it; no deadline runs meanwhile.
    package static func takeWorkersAlong() {
        sandbox_stop_together()
    }
}
