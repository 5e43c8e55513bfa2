package import LinuxSandbox
import SystemInterface

/// Starts confined helper processes, and gives the clock for their deadlines.
package enum HelperProcess {
    /// Starts a process, as `sandbox_spawn` does, with six descriptors and no others.
    ///
    /// - Parameter hasTerminal: true to share the user's terminal, and so the session.
    /// - Returns: zero, or a negative error number.
    package static func start(
        _ executable: String, _ arguments: [String], _ variables: [String],
        _ descriptors: [Int32], hasTerminal: Bool, _ process: inout sandbox_process
    ) -> Int32 {
        unsafe SystemText.withPaths(arguments) { arguments in
            unsafe SystemText.withPaths(variables) { variables in
                unsafe sandbox_spawn(
                    executable, arguments, variables, descriptors, hasTerminal ? 1 : 0, &process)
            }
        }
    }

    /// A monotonic clock in milliseconds that pauses while the terminal has stopped this process
    /// and its workers.
    package static var now: Int {
        Int(MonotonicClock.milliseconds - sandbox_stopped_milliseconds())
    }
}
