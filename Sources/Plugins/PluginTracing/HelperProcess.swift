import Glibc
package import LinuxSandbox

/// A process that is started to do a part of the work, confined; and the clock by which it is waited for.
package enum HelperProcess {
    /// Starts a process, as `sandbox_spawn` does: with five descriptors, and nothing else of this one's.
    ///
    /// - Parameter hasTerminal: whether it shares the person's terminal, and so this process' session.
    /// - Returns: zero, or an error's number, negative.
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

    /// Lends texts to C, a null pointer behind them.
    static func withPointers<Result>(
        _ texts: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        var pointers = unsafe texts.map { unsafe strdup($0) } + [nil]
        defer {
            for index in unsafe pointers.indices { unsafe free(pointers[index]) }
        }
        return unsafe body(&pointers)
    }

    /// Milliseconds on a clock that only goes forward, and stands still while the terminal has
    /// stopped this process, and the workers with it.
    package static var now: Int {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000 - Int(sandbox_stopped_milliseconds())
    }
}
