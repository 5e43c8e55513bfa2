import Glibc
import LinuxSandbox
import LinuxSystem

/// The host's own process, as far as plugins are loaded into it: a crash of theirs, or an exit, ends
/// it, and is told in a line.
package enum SharedProcess {
    /// From now on the end that a plugin brings about is told, and has the exit status that is set.
    package static func begin() {
        // Where that can't be done, the end is the system's.
        _ = sandbox_share_process(linux_ending_tidy)
    }

    /// Sets the exit status of such an end.
    package static func setStatus(_ status: Int32) {
        sandbox_set_shared_status(status)
    }

    /// Takes the signals again, which a runtime that came with a library may have taken.
    static func takeSignalsAgain() {
        _ = sandbox_take_signals()
    }
}
