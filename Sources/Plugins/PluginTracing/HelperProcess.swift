import Glibc
package import LinuxSandbox

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
        unsafe withPointers(arguments) { arguments in
            unsafe withPointers(variables) { variables in
                unsafe sandbox_spawn(
                    executable, arguments, variables, descriptors, hasTerminal ? 1 : 0, &process)
            }
        }
    }

    /// Calls `body` with C strings and a terminating null pointer.
    static func withPointers<Result>(
        _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        var pointers = unsafe texts.map { unsafe strdup($0) } + [nil]
        defer {
            for index in unsafe pointers.indices { unsafe free(pointers[index]) }
        }
        return unsafe body(&pointers)
    }

    /// A monotonic clock in milliseconds that pauses while the terminal has stopped this process
    /// and its workers.
    package static var now: Int {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000 - Int(sandbox_stopped_milliseconds())
    }
}
