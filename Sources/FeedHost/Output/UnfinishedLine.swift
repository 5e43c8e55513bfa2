import Synchronization
import SystemInterface

/// What a loading view has left on the line the terminal is in, so that no message is written
/// onto it, and a signal that ends the program leaves nothing of it.
final class UnfinishedLine: Sendable {
    private let isOpen = Mutex(false)

    /// Looks at what a view is about to write.
    func willWrite(_ bytes: borrowing RawSpan) {
        if leavesOpen(bytes) { set(true) }
    }

    /// Looks at what a view has written.
    func didWrite(_ bytes: borrowing RawSpan) {
        if bytes.byteCount > 0, !leavesOpen(bytes) { set(false) }
    }

    /// The line was ended.
    func close() {
        set(false)
    }

    /// What ends the line, where one is not at its end: on a terminal it is erased, for its view
    /// writes it anew.
    var ending: StaticString {
        isOpen.withLock { $0 } ? Self.ending : ""
    }

    private static var ending: StaticString {
        let term = ProcessEnvironment.current()["TERM"] ?? "dumb"
        let isTerminal = Terminal.isTerminal(FileDescriptor.standardError)
        return isTerminal && term != "dumb" ? "\r\u{1B}[K" : "\n"
    }

    private func set(_ isOpen: Bool) {
        let wasOpen = self.isOpen.withLock { state in
            defer { state = isOpen }
            return state
        }
        guard isOpen != wasOpen else { return }
        SuddenEnd.setText(isOpen ? Self.ending : nil, for: .status)
    }

    private func leavesOpen(_ bytes: borrowing RawSpan) -> Bool {
        guard bytes.byteCount > 0 else { return false }
        let last = unsafe bytes.unsafeLoad(fromByteOffset: bytes.byteCount - 1, as: UInt8.self)
        return last != UInt8(ascii: "\n") && last != UInt8(ascii: "\r")
    }
}
