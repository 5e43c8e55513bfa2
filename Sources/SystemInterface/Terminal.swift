import Glibc

/// What the operating system says of a terminal.
package enum Terminal {
    /// Whether `descriptor` is a terminal.
    package static func isTerminal(_ descriptor: borrowing FileDescriptor) -> Bool {
        isatty(descriptor.number) == 1
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
