import Glibc
import LinuxSystem

/// A user's signals to a program with a main loop: to quit, to suspend, and that the terminal was
/// resized. Everything belongs to the main thread.
package enum UserSignals {
    package struct Notes: OptionSet, Sendable {
        package let rawValue: Int32

        package init(rawValue: Int32) {
            self.rawValue = rawValue
        }

        package static let resized = Notes(rawValue: Int32(LINUX_ATTENTION_RESIZED))
        /// The program should suspend.
        package static let stopped = Notes(rawValue: Int32(LINUX_ATTENTION_STOPPED))
        /// The program should end.
        package static let leaving = Notes(rawValue: Int32(LINUX_ATTENTION_LEAVING))
    }

    /// Notes the signals from now on, instead of ending the program. Returns false on failure.
    ///
    /// - Parameters:
    ///   - event: a descriptor from `linux_event_descriptor()` to signal.
    ///   - patience: the milliseconds that the program may run after the first request to end. A
    ///     second request ends it at once, unless one of them is a hang-up.
    ///   - overdue: a line to write to standard error if it takes longer, with line feed.
    ///   - status: the exit status in that case.
    package static func begin(
        event: Int32, patience: Int32, overdue: StaticString, status: Int32
    ) -> Bool {
        let words = unsafe UnsafeRawPointer(overdue.utf8Start)
        return unsafe linux_attention_begin(
            event, patience, words.assumingMemoryBound(to: CChar.self), status) == 0
    }

    /// Returns and clears the noted signals.
    package static func takeNotes() -> Notes {
        Notes(rawValue: linux_attention_take())
    }

    /// The first signal that asked to end the program, if any.
    package static var endingSignal: Int32? {
        let number = linux_attention_signal()
        return number == 0 ? nil : number
    }

    /// Restores the signals' previous effects.
    package static func end() {
        linux_attention_end()
    }

    /// Requests a suspension, as the terminal does at Ctrl-Z.
    package static func requestStop() {
        kill(getpid(), SIGTSTP)
    }

    /// Stops the process and its group until resumed. A taken terminal is restored meanwhile
    /// (``TakenTerminal``). Returns false if the program should end, without the terminal.
    package static func stop() -> Bool {
        linux_terminal_lay_down { linux_attention_stop() } != 0
    }
}
