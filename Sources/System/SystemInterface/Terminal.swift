import Glibc
import LinuxSystem

/// The operating system's facts about a terminal.
package enum Terminal {
    /// Returns true for a terminal.
    package static func isTerminal(_ descriptor: borrowing FileDescriptor) -> Bool {
        isatty(descriptor.number) == 1
    }

    /// The terminal that controls the process, open for reading and writing for as long as that lasts;
    /// `nil` where it has none.
    package static let controlling: Int32? = {
        let descriptor = linux_terminal_open()
        return descriptor < 0 ? nil : descriptor
    }()

    /// The size of the terminal that controls the process, in cells and in pixels; the latter are 0
    /// where it does not tell.
    package static var controllingSize:
        (columns: Int, rows: Int, pixelWidth: Int, pixelHeight: Int)?
    {
        var size = winsize()
        guard let controlling, unsafe ioctl(controlling, UInt(TIOCGWINSZ), &size) == 0 else {
            return nil
        }
        return (
            Int(size.ws_col), Int(size.ws_row), Int(size.ws_xpixel), Int(size.ws_ypixel)
        )
    }

    /// Returns true where this process may draw on a terminal without drawing over what another one
    /// does, such as the shell that has started it in the background.
    package static func isInForeground(on descriptor: borrowing FileDescriptor) -> Bool {
        let group = tcgetpgrp(descriptor.number)
        // Where it is not the terminal this process is run from, nobody waits there.
        return group < 0 || group == getpgrp()
    }

    /// The size of the terminal in character cells, where it is one and knows it.
    package static func size(
        of descriptor: borrowing FileDescriptor
    ) -> (columns: Int, rows: Int)? {
        var size = winsize()
        guard unsafe ioctl(descriptor.number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return nil
        }
        return (Int(size.ws_col), Int(size.ws_row))
    }
}
