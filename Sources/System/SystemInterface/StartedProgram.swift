import Glibc
import LinuxSystem

/// Another program that was started for a person and is left to itself: it outlives this one, writes
/// nowhere, and has none of its descriptors.
package final class StartedProgram {
    private let process: Int32
    private var hasEnded = false

    /// Starts a program, which is looked for along `PATH`. No shell has a part in it.
    ///
    /// - Parameters:
    ///   - arguments: its name and its arguments.
    ///   - input: what it reads from its standard input; `nil` for nothing.
    package init(_ arguments: [String], input: [UInt8]? = nil) throws(SystemError) {
        guard !arguments.isEmpty, !arguments.contains(where: { $0.utf8.contains(0) }) else {
            throw .notFound
        }
        var words = unsafe arguments.map { unsafe SystemText.withPath($0) { unsafe strdup($0) } }
        defer {
            for index in 0..<arguments.count { unsafe free(words[index]) }
        }
        unsafe words.append(nil)
        let process = unsafe words.withUnsafeBufferPointer { words in
            guard var input else {
                return unsafe linux_program_start(words.baseAddress, nil, 0)
            }
            let count = input.count
            // An empty text is a text as well.
            input.append(0)
            return unsafe input.withUnsafeBytes {
                unsafe linux_program_start(words.baseAddress, $0.baseAddress, count)
            }
        }
        guard process > 0 else { throw SystemError(number: -process) }
        self.process = process
    }

    /// True until it has ended.
    package var isRunning: Bool {
        guard !hasEnded else { return false }
        hasEnded = linux_program_runs(process) == 0
        return !hasEnded
    }
}
