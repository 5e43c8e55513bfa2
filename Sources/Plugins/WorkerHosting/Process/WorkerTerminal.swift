import Glibc
import LinuxSystem
import WorkerProtocol

/// A worker's terminal, if any: the user's, or an unused one.
package struct WorkerTerminal {
    /// The size of an unused terminal, in characters.
    package static let lentSize = (columns: 80, rows: 24)

    /// `nil` without a terminal.
    let descriptor: Int32?
    /// False for the user's terminal, which needs the host's session.
    let hasOwnSession: Bool
    /// The modes to restore on the user's terminal.
    let modes: TerminalModes?

    /// Opens the terminal that the settings ask for.
    init(for settings: WorkerSettings) {
        let isLent = settings.lendsTerminal
        descriptor =
            settings.grants.contains(.terminal) ? isLent ? Self.lent : Self.own : nil
        hasOwnSession = descriptor == nil || isLent
        modes = isLent ? nil : descriptor.flatMap(TerminalModes.init(of:))
    }

    /// Closes the host's copy after the worker has its own.
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
