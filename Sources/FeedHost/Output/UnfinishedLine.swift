import Synchronization
import SystemInterface

/// What a loading view has left on the line the terminal is in, so that no message is written
/// onto it.
final class UnfinishedLine: Sendable {
    private let isOpen = Mutex(false)

    /// Looks at what a view writes.
    func note(_ bytes: borrowing RawSpan) {
        guard bytes.byteCount > 0 else { return }
        let last = unsafe bytes.unsafeLoad(fromByteOffset: bytes.byteCount - 1, as: UInt8.self)
        isOpen.withLock { $0 = last != UInt8(ascii: "\n") && last != UInt8(ascii: "\r") }
    }

    /// What ends the line, where one is not at its end: on a terminal it is erased, for its view
    /// writes it anew.
    var ending: String {
        let wasOpen = isOpen.withLock { isOpen in
            defer { isOpen = false }
            return isOpen
        }
        guard wasOpen else { return "" }
        let term = ProcessEnvironment.current()["TERM"] ?? "dumb"
        let isTerminal = Terminal.isTerminal(FileDescriptor.standardError)
        return isTerminal && term != "dumb" ? "\r\u{1B}[K" : "\n"
    }
}
