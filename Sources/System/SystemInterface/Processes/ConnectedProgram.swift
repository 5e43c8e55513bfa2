import Glibc
import LinuxSystem

/// A program started for the user that is told what to do, and answers, by one stream: its standard
/// output, which it also reads. Ends with this object.
package final class ConnectedProgram {
    /// The other end of the stream.
    package let stream: FileDescriptor
    private let program: StartedProgram

    /// Starts a program found in `PATH`, without a shell, by its name and arguments.
    package init(_ arguments: [String]) throws(SystemError) {
        var streams: [Int32] = [-1, -1]
        let status = unsafe streams.withUnsafeMutableBufferPointer {
            unsafe linux_stream_pair($0.baseAddress)
        }
        guard status == 0 else { throw SystemError(number: -status) }
        stream = FileDescriptor(owning: streams[0])
        let other = FileDescriptor(owning: streams[1])
        program = try StartedProgram(arguments, output: other.number)
    }

    /// Writes a line, but for one that would have to wait since none are read.
    package func tell(_ line: String) {
        let bytes = Array((line + "\n").utf8)
        _ = unsafe bytes.withUnsafeBytes {
            unsafe send(
                stream.number, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL))
        }
    }

    deinit { program.kill() }
}
