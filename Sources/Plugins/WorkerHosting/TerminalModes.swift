import Glibc

/// The modes a terminal had before a plugin was given it: one that is lost leaves them as it likes,
/// and a person could no longer see what they type.
struct TerminalModes {
    private let modes: termios

    /// The modes of an open terminal; `nil` where it is none.
    init?(of descriptor: Int32) {
        var modes = termios()
        guard unsafe tcgetattr(descriptor, &modes) == 0 else { return nil }
        self.modes = modes
    }

    /// Gives the process' terminal these modes again.
    func restore() {
        let descriptor = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        // In the background, setting modes would stop this process.
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
