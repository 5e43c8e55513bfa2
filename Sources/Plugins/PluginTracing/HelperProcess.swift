import LinuxSandbox
import SystemInterface

/// The clock for deadlines of confined helper processes.
package enum HelperProcess {
    /// A monotonic clock in milliseconds that pauses while the terminal has stopped this process
    /// and its workers.
    package static var now: Int {
        Int(MonotonicClock.milliseconds - sandbox_stopped_milliseconds())
    }
}
