import Glibc

/// The three descriptors every program has.
package enum StandardDescriptors {
    /// Puts something in the place of those that are closed, so that no file of ours gets their
    /// numbers and with them what is meant for a terminal.
    ///
    /// Reading and writing fail there as they would have (`EBADF`).
    package static func prepare() {
        for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0
        {
            // The lowest number that is free is this one.
            _ = unsafe open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}
