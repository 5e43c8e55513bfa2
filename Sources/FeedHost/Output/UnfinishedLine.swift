import Synchronization
import SystemInterface

/// The state in which views left the terminal of messages: an unfinished line, and styles
/// (colours, attributes, a link).
///
/// Messages start on a new line without styles, and a signal that ends the program resets both.
final class UnfinishedLine: Sendable {
    private struct State {
        var isOpen = false
        var hasStyles = false
        var writes = 0
    }

    private let state = Mutex(State())

    /// The number of writes.
    var writes: Int { state.withLock(\.writes) }

    /// Examines what a view is about to write to standard error.
    func willWrite(_ bytes: borrowing RawSpan) {
        let leavesOpen = leavesOpen(bytes)
        let hasStyles = TerminalStyles.areSet(by: bytes)
        change { state in
            state.writes += 1
            state.isOpen = state.isOpen || leavesOpen
            state.hasStyles = state.hasStyles || hasStyles
        }
    }

    /// Examines what a view has written to standard error.
    func didWrite(_ bytes: borrowing RawSpan) {
        if bytes.byteCount > 0, !leavesOpen(bytes) { change { $0.isOpen = false } }
    }

    /// Notes styles set through another stream, which handles signals itself.
    func noteStyles() {
        state.withLock { $0.hasStyles = true }
    }

    /// Notes that the line has ended and styles are reset.
    func close() {
        change { $0 = State(writes: $0.writes + 1) }
    }

    /// Notes that styles are reset.
    func resetStyles() {
        change { $0.hasStyles = false }
    }

    /// The text before a message: ends an unfinished line (erases it on a terminal, since its view
    /// redraws it), and resets styles.
    var ending: StaticString { Self.ending(state.withLock { $0 }) ?? "" }

    /// The text that resets styles; `nil` if none are set.
    var stylesReset: StaticString? {
        Self.ending(State(hasStyles: state.withLock(\.hasStyles)))
    }

    private static func ending(_ state: State) -> StaticString? {
        let term = ProcessEnvironment.current()["TERM"] ?? "dumb"
        let isTerminal =
            Terminal.isTerminal(FileDescriptor.standardError) && term != "dumb"
        return switch (state.isOpen, state.hasStyles && isTerminal) {
        case (false, false): nil
        case (true, false): isTerminal ? "\r\u{1B}[K" : "\n"
        case (false, true): TerminalStyles.reset
        case (true, true): "\u{1B}\\\u{1B}]8;;\u{1B}\\\u{1B}[0m\r\u{1B}[K"
        }
    }

    private func change(_ body: (inout State) -> Void) {
        let (before, after) = state.withLock { state in
            let before = state
            body(&state)
            return (before, state)
        }
        guard before.isOpen != after.isOpen || before.hasStyles != after.hasStyles else { return }
        SignalCleanup.setText(Self.ending(after), for: .status)
    }

    private func leavesOpen(_ bytes: borrowing RawSpan) -> Bool {
        guard bytes.byteCount > 0 else { return false }
        let last = unsafe bytes.unsafeLoad(fromByteOffset: bytes.byteCount - 1, as: UInt8.self)
        return last != UInt8(ascii: "\n") && last != UInt8(ascii: "\r")
    }
}
