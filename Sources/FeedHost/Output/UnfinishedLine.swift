import Synchronization
import SystemInterface

/// The traces of views on the terminal that messages go to: a line that is not at its end, and
/// looks (colours, styles, a link). No message is written onto the one or in the other, and a
/// signal that ends the program leaves nothing of them.
final class UnfinishedLine: Sendable {
    private struct State {
        var isOpen = false
        var hasLooks = false
        var writes = 0
    }

    private let state = Mutex(State())

    /// How many times something was written.
    var writes: Int { state.withLock(\.writes) }

    /// Looks at what a view is about to write to standard error.
    func willWrite(_ bytes: borrowing RawSpan) {
        let leavesOpen = leavesOpen(bytes)
        let hasLooks = TerminalLooks.areSet(by: bytes)
        change { state in
            state.writes += 1
            state.isOpen = state.isOpen || leavesOpen
            state.hasLooks = state.hasLooks || hasLooks
        }
    }

    /// Looks at what a view has written to standard error.
    func didWrite(_ bytes: borrowing RawSpan) {
        if bytes.byteCount > 0, !leavesOpen(bytes) { change { $0.isOpen = false } }
    }

    /// A view has set looks on the terminal by another stream, which says itself what a signal does.
    func noteLooks() {
        state.withLock { $0.hasLooks = true }
    }

    /// The line was ended, and looks are the usual ones.
    func close() {
        change { state in
            state.writes += 1
            state.isOpen = false
            state.hasLooks = false
        }
    }

    /// Looks are the usual ones again.
    func endLooks() {
        change { $0.hasLooks = false }
    }

    /// Goes before a message: it ends the line, where one is not at its end (on a terminal it is
    /// erased, for its view writes it anew), and gives back the usual looks.
    var ending: StaticString { Self.ending(state.withLock { $0 }) ?? "" }

    /// Gives back the usual looks; `nil` where they are there.
    var looksEnding: StaticString? {
        let state = state.withLock { $0 }
        return Self.ending(State(isOpen: false, hasLooks: state.hasLooks))
    }

    private static func ending(_ state: State) -> StaticString? {
        let term = ProcessEnvironment.current()["TERM"] ?? "dumb"
        let isTerminal =
            Terminal.isTerminal(FileDescriptor.standardError) && term != "dumb"
        return switch (state.isOpen, state.hasLooks && isTerminal) {
        case (false, false): nil
        case (true, false): isTerminal ? "\r\u{1B}[K" : "\n"
        case (false, true): TerminalLooks.usual
        case (true, true): "\u{1B}\\\u{1B}]8;;\u{1B}\\\u{1B}[0m\r\u{1B}[K"
        }
    }

    private func change(_ body: (inout State) -> Void) {
        let (before, after) = state.withLock { state in
            let before = state
            body(&state)
            return (before, state)
        }
        guard before.isOpen != after.isOpen || before.hasLooks != after.hasLooks else { return }
        SuddenEnd.setText(Self.ending(after), for: .status)
    }

    private func leavesOpen(_ bytes: borrowing RawSpan) -> Bool {
        guard bytes.byteCount > 0 else { return false }
        let last = unsafe bytes.unsafeLoad(fromByteOffset: bytes.byteCount - 1, as: UInt8.self)
        return last != UInt8(ascii: "\n") && last != UInt8(ascii: "\r")
    }
}
