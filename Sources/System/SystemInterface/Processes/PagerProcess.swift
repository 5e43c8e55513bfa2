import Glibc
import LinuxSystem

/// A pager on the user's terminal.
///
/// Until it ends, Ctrl-C affects only the pager. Supports one at a time.
package final class PagerProcess {
    private let process: Int32
    private let input: Int32
    private var isOpen = true

    /// Starts a pager with a shell.
    ///
    /// - Parameter defaults: variables to set if missing, such as `LESS=FRX`.
    package init(_ command: String, defaults: [String]) throws(SystemError) {
        var input: Int32 = -1
        let number = unsafe SystemText.withPaths(defaults) { words in
            unsafe command.withSystemPath { unsafe linux_pager_start($0, words, &input) }
        }
        guard number > 0 else { throw SystemError(number: -number) }
        process = number
        self.input = input
    }

    /// Writes all of `bytes`; throws ``SystemError/brokenPipe`` if the user has left the pager.
    package func write(_ bytes: borrowing RawSpan) throws(SystemError) {
        let descriptor = FileDescriptor(borrowing: input)
        try descriptor.writeAll(bytes)
    }

    /// Closes the input, waits for the pager, and returns the exit status as in a shell. Call this
    /// once.
    package func end() -> Int32 {
        close(input)
        isOpen = false
        return linux_pager_end(process)
    }

    deinit {
        if isOpen { _ = end() }
    }
}
