import Glibc
import LinuxSystem

/// A person's signals to a program in its main loop: to leave, to stop for a while, and that the
/// terminal has another size. All of it belongs to the main thread.
package enum Attention {
    /// The signals that were noted.
    package struct Notes: OptionSet, Sendable {
        package let rawValue: Int32

        package init(rawValue: Int32) {
            self.rawValue = rawValue
        }

        /// The terminal has another size.
        package static let resized = Notes(rawValue: Int32(LINUX_ATTENTION_RESIZED))
        /// The program is to be stopped until it is wanted again.
        package static let stopped = Notes(rawValue: Int32(LINUX_ATTENTION_STOPPED))
        /// The program is to end.
        package static let leaving = Notes(rawValue: Int32(LINUX_ATTENTION_LEAVING))
    }

    /// Notes the signals from now on, instead of ending by them; answers whether it does.
    ///
    /// - Parameters:
    ///   - event: a descriptor of `linux_event_descriptor()` that is signalled then.
    ///   - patience: how many milliseconds after the first signal that is to end the program it may
    ///     still be there. A second such signal ends it at once.
    ///   - overdue: what is said then on standard error, with its line feed.
    ///   - status: the exit status then.
    package static func begin(
        event: Int32, patience: Int32, overdue: StaticString, status: Int32
    ) -> Bool {
        let words = unsafe UnsafeRawPointer(overdue.utf8Start)
        return unsafe linux_attention_begin(
            event, patience, words.assumingMemoryBound(to: CChar.self), status) == 0
    }

    /// Takes the signals that were noted since the last call.
    package static func takeNotes() -> Notes {
        Notes(rawValue: linux_attention_take())
    }

    /// The first signal that was to end the program; `nil` where none came.
    package static var endingSignal: Int32? {
        let number = linux_attention_signal()
        return number == 0 ? nil : number
    }

    /// The signals do again what they did before.
    package static func end() {
        linux_attention_end()
    }

    /// Asks to be stopped, as the terminal does at Ctrl-Z; it is noted.
    package static func requestStop() {
        kill(getpid(), SIGTSTP)
    }

    /// Stops the process and its group until it is continued. A terminal that was taken is its
    /// owner's meanwhile (``TakenTerminal``).
    package static func stop() {
        linux_terminal_lay_down { linux_attention_stop() }
    }
}
