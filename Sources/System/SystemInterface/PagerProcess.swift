import Glibc
import LinuxSystem

/// A pager on the person's terminal: it shows what is written to it, for as long as they like.
///
/// Until it has ended, an interrupt from the terminal is its own affair; there is one at a time.
package final class PagerProcess {
    private let process: Int32
    private let input: Int32
    private var isOpen = true

    /// Starts a pager by the shell's words for it.
    ///
    /// - Parameter defaults: variables of its environment where that has none of the name, such as
    ///   `LESS=FRX`.
    package init(_ command: String, defaults: [String]) throws(SystemError) {
        var words = unsafe defaults.map { unsafe SystemText.withPath($0) { unsafe strdup($0) } }
        defer {
            for index in 0..<defaults.count { unsafe free(words[index]) }
        }
        unsafe words.append(nil)
        var input: Int32 = -1
        let number = unsafe words.withUnsafeBufferPointer { words in
            unsafe words.withMemoryRebound(to: UnsafePointer<CChar>?.self) { words in
                unsafe SystemText.withPath(command) {
                    unsafe linux_pager_start($0, words.baseAddress, &input)
                }
            }
        }
        guard number > 0 else { throw SystemError(number: -number) }
        process = number
        self.input = input
    }

    /// Writes all of `bytes`; ``SystemError/brokenPipe`` where the person has left it.
    package func write(_ bytes: borrowing RawSpan) throws(SystemError) {
        let descriptor = FileDescriptor(lending: input)
        try descriptor.writeAll(bytes)
    }

    /// Says that there is nothing more, waits until the person has left it, and answers the exit status
    /// that a shell would show. Called once.
    package func end() -> Int32 {
        close(input)
        isOpen = false
        return linux_pager_end(process)
    }

    deinit {
        if isOpen { _ = end() }
    }
}
