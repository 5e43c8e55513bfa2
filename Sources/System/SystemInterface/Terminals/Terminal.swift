import Glibc
import LinuxSystem

/// Properties of a terminal.
package enum Terminal {
    package static func isTerminal(_ descriptor: borrowing FileDescriptor) -> Bool {
        isatty(descriptor.number) == 1
    }

    /// The controlling terminal, open for reading and writing, never closed; `nil` if there is
    /// none.
    package static let controlling: Int32? = {
        let descriptor = linux_terminal_open()
        return descriptor < 0 ? nil : descriptor
    }()

    /// The controlling terminal's size in cells and in pixels, which are 0 if unknown.
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

    /// Returns true if this process may draw without disturbing another, such as the shell that
    /// runs it in the background.
    package static func isInForeground(on descriptor: borrowing FileDescriptor) -> Bool {
        let group = tcgetpgrp(descriptor.number)
        // Not the controlling terminal, so no shell waits there.
        return group < 0 || group == getpgrp()
    }

    /// The terminal's size in character cells, if known.
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
