import Glibc

/// The modes of a terminal before a plugin gets it, since a crash could leave it without echo.
struct TerminalModes {
    private let modes: termios

    /// Reads the modes; `nil` if the descriptor is not a terminal.
    init?(of descriptor: Int32) {
        var modes = termios()
        guard unsafe tcgetattr(descriptor, &modes) == 0 else { return nil }
        self.modes = modes
    }

    /// Restores the modes of the process' terminal.
    func restore() {
        let descriptor = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        // SIGTTOU would stop a background process here.
        var blocked = sigset_t()
        var before = sigset_t()
        unsafe sigemptyset(&blocked)
        unsafe sigaddset(&blocked, SIGTTOU)
        unsafe pthread_sigmask(SIG_BLOCK, &blocked, &before)
        var modes = modes
        unsafe tcsetattr(descriptor, TCSANOW, &modes)
        unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
    }
}
