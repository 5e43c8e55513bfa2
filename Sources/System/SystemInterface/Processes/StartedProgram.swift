import Glibc
import LinuxSystem

/// A program started for the user: it outlives this one, unless ``endWithThis()`` is called, and inherits no
/// descriptors.
package final class StartedProgram {
    private let process: Int32
    private var endStatus: Int32?

    /// Starts a program found in `PATH`, without a shell.
    ///
    /// - Parameters:
    ///   - arguments: its name and its arguments.
    ///   - input: its standard input; `nil` for nothing.
    ///   - output: the descriptor of its standard output; `nil` for none.
    package init(
        _ arguments: [String], input: [UInt8]? = nil, output: Int32? = nil
    ) throws(SystemError) {
        guard !arguments.isEmpty, !arguments.contains(where: { $0.utf8.contains(0) }) else {
            throw .notFound
        }
        let process = unsafe SystemText.withPaths(arguments) { words in
            guard var input else {
                return unsafe linux_program_start(words, nil, 0, output ?? -1)
            }
            let count = input.count
            // Keeps the pointer of an empty text from being NULL.
            input.append(0)
            return unsafe input.withUnsafeBytes {
                unsafe linux_program_start(words, $0.baseAddress, count, output ?? -1)
            }
        }
        guard process > 0 else { throw SystemError(number: -process) }
        self.process = process
    }

    /// Ends it, and what it has started, if a signal ends this program.
    package func endWithThis() {
        linux_ending_replace_child(0, -process)
    }

    /// Ends it, and what it has started in its session, and waits a moment until it is gone.
    package func kill() {
        guard isRunning else { return }
        linux_program_kill(process)
        for _ in 0..<100 where isRunning { usleep(1_000) }
    }

    package var isRunning: Bool { exitStatus == nil }

    /// The exit status, or 128 plus the number of the signal that ended the program; `nil` while it
    /// runs.
    package var exitStatus: Int32? {
        if endStatus == nil {
            let status = linux_program_status(process)
            endStatus = status < 0 ? nil : status
            if status >= 0 { linux_ending_replace_child(-process, 0) }
        }
        return endStatus
    }
}
