import Glibc
import LinuxSandbox
import WorkerProtocol

/// The worker's end of the channel to its host.
///
/// If the channel breaks, because the host ended or on an invalid message, the worker exits.
final class WorkerChannel: Sendable {
    /// A message, and the descriptor sent with it, which the receiver owns.
    struct Delivery {
        let message: HostMessage
        let descriptor: Int32
    }

    let descriptor: Int32

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Sends a message, and the descriptor `passed` unless it is negative. Callable on any thread.
    func send(_ message: WorkerMessage, with passed: Int32 = -1) {
        let result = unsafe message.encoded.withUnsafeBytes { bytes in
            unsafe sandbox_send(descriptor, bytes.baseAddress, bytes.count, passed, 1)
        }
        if result < 0 {
            leave()
        }
    }

    func next() -> Delivery {
        guard let delivery = receive(waits: true) else { leave() }
        return delivery
    }

    /// Returns the next message if there is one.
    func poll() -> Delivery? {
        receive(waits: false)
    }

    private func receive(waits: Bool) -> Delivery? {
        var received: Int32 = -1
        var length = 0
        let bytes = unsafe [UInt8](
            unsafeUninitializedCapacity: WorkerProtocol.maximumMessageLength
        ) { buffer, count in
            length = unsafe sandbox_receive(
                descriptor, buffer.baseAddress, buffer.count, &received, waits ? 1 : 0)
            count = max(length, 0)
        }
        if length == Int(-EAGAIN) && !waits {
            return nil
        }
        guard length > 0, let message = try? HostMessage(decoding: bytes[...]) else { leave() }
        return Delivery(message: message, descriptor: received)
    }

    /// Exits after a message from the host that is invalid, or that there is no memory for.
    func leaveConfused() -> Never {
        sandbox_set_plugin_runs(0)
        _exit(WorkerProtocol.confusedStatus)
    }

    /// Exits without running any of the plugin's code.
    func leave() -> Never {
        sandbox_set_plugin_runs(0)
        _exit(0)
    }
}
