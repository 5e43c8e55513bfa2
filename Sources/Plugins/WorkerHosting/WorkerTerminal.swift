import Glibc
import LinuxSystem
import WorkerProtocol

/// The terminal that a worker is given, if any: the person's, or one that nobody looks at.
package struct WorkerTerminal {
    /// How large one is that nobody looks at, in characters.
    package static let lentSize = (columns: 80, rows: 24)

    /// The worker's terminal; `nil` where it gets none.
    let descriptor: Int32?
    /// The worker has a session of its own beside it: the person's terminal is shared.
    let hasOwnSession: Bool
    /// How to leave the person's.
    let modes: TerminalModes?

    /// The terminal that settings say a worker is to have.
    init(for settings: WorkerSettings) {
        let isLent = settings.lendsTerminal
        descriptor =
            settings.grants.contains(.terminal) ? isLent ? Self.lent : Self.own : nil
        hasOwnSession = descriptor == nil || isLent
        modes = isLent ? nil : descriptor.flatMap(TerminalModes.init(of:))
    }

    /// Closes what the worker has by now.
    func close() {
        if let descriptor { Glibc.close(descriptor) }
    }

    private static var lent: Int32? {
        let descriptor = linux_terminal_lend(Int32(lentSize.columns), Int32(lentSize.rows))
        return descriptor < 0 ? nil : descriptor
    }

    private static var own: Int32? {
        let descriptor = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC)
        return descriptor < 0 ? nil : descriptor
    }
}
