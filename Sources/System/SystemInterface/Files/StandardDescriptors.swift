import Glibc

/// Standard input, output and error.
package enum StandardDescriptors {
    /// Opens closed ones, so that no other file gets their numbers and so the terminal's output.
    ///
    /// Reading and writing them still fails with `EBADF`.
    package static func prepare() {
        for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) < 0
        {
            // Gets the lowest free number, which is this one.
            _ = unsafe open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}
