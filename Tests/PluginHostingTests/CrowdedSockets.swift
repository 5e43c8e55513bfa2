import Glibc
import LinuxSandbox

/// More descriptors on their way than a worker may have open.
final class CrowdedSockets: Sendable {
    private struct Failed: Error {}

    private let ends: [Int32]

    init() throws {
        var ends: [Int32] = [-1, -1]
        guard unsafe sandbox_channel_pair(&ends) == 0 else { throw Failed() }
        self.ends = ends
        // None of the sockets themselves: that would be a ring, which the kernel clears away when it likes.
        let file = unsafe open("/dev/null", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw Failed() }
        defer { close(file) }
        for _ in 0..<2 * Int(SANDBOX_FIRST_OFFER) {
            var byte: UInt8 = 0
            guard unsafe sandbox_send(ends[0], &byte, 1, file, 0) == 0 else { break }
        }
    }

    /// Nothing is on its way any more.
    func empty() {
        for end in ends { close(end) }
    }
}
