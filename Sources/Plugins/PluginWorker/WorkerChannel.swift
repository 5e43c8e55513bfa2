import Glibc
import LinuxSandbox
import WorkerProtocol

/// A worker's end of the conversation.
///
/// Where it breaks off, because the host ended or because nobody can follow it any more, there is
/// nothing left to do for the worker, and it ends too.
final class WorkerChannel: Sendable {
    /// A message and the descriptor that came with it, which is the receiver's.
    struct Delivery {
        let message: HostMessage
        let descriptor: Int32
    }

    let descriptor: Int32

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Sends a message, and what `passed` is open on unless it is negative. Callable on any thread.
    func send(_ message: WorkerMessage, with passed: Int32 = -1) {
        let result = unsafe message.encoded.withUnsafeBytes { bytes in
            unsafe sandbox_send(descriptor, bytes.baseAddress, bytes.count, passed, 1)
        }
        if result < 0 {
            leave()
        }
    }

    /// Waits for the next message.
    func next() -> Delivery {
        guard let delivery = receive(waits: true) else { leave() }
        return delivery
    }

    /// The next message, if there is one.
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

    /// The host says what makes no sense, or what there is no room for: a worker can't go on.
    func leaveConfused() -> Never {
        sandbox_set_plugin_runs(0)
        _exit(WorkerProtocol.confusedStatus)
    }

    /// Ends the worker without running anything of the plugin's.
    private func leave() -> Never {
        sandbox_set_plugin_runs(0)
        _exit(0)
    }
}
