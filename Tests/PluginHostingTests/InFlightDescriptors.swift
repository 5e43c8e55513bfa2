import Glibc
import LinuxSandbox

/// Exceeds the kernel's limit of descriptors in flight.
final class InFlightDescriptors: Sendable {
    private struct Failed: Error {}

    private let ends: [Int32]

    init() throws {
        var ends: [Int32] = [-1, -1]
        guard unsafe sandbox_channel_pair(&ends) == 0 else { throw Failed() }
        self.ends = ends
        // Sockets would form a cycle, which the kernel collects at any time.
        let file = unsafe open("/dev/null", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw Failed() }
        defer { close(file) }
        for _ in 0..<2 * Int(SANDBOX_FIRST_OFFER) {
            var byte: UInt8 = 0
            guard unsafe sandbox_send(ends[0], &byte, 1, file, 0) == 0 else { break }
        }
    }

    /// Closes the sockets, and with them all descriptors in flight.
    func empty() {
        for end in ends { close(end) }
    }
}
