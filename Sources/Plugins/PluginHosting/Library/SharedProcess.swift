import Glibc
import LinuxSandbox
import LinuxSystem

/// The host's own process once plugins are loaded into it: reports a crash or exit that they cause.
package enum SharedProcess {
    /// Installs the handlers.
    ///
    /// - Parameter takesSignals: false to leave crashes to a debugger.
    package static func begin(takingSignals takesSignals: Bool) {
        // Without them the process just ends.
        _ = sandbox_share_process(linux_ending_tidy, takesSignals ? 1 : 0)
    }

    /// Sets the exit status for a crash.
    package static func setStatus(_ status: Int32) {
        sandbox_set_shared_status(status)
    }
}
