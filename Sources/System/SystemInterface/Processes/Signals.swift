import Glibc
import LinuxSystem

package enum Signals {
    /// Sets up signals: a write to a closed pipe, or beyond the limit of a file's size, fails with
    /// an error; an interrupt, a request to end, or the terminal's hang-up ends the program with a
    /// shell's status, after the clean-up of ``SignalCleanup``. Ignored hang-ups stay ignored.
    package static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        // The Swift runtime's crash reporter may return, and the process would go on. Ignored
        // signals stay ignored.
        _ = takesDefault(SIGQUIT)
        // The mask is inherited, and may block the signals.
        var wanted = sigset_t()
        unsafe sigemptyset(&wanted)
        unsafe sigaddset(&wanted, SIGQUIT)
        for number in [SIGINT, SIGTERM, SIGHUP] where number != SIGHUP || takesDefault(SIGHUP) {
            linux_ending_prepare(number)
            unsafe sigaddset(&wanted, number)
        }
        unsafe sigprocmask(SIG_UNBLOCK, &wanted, nil)
    }

    /// Resets a signal to its default, unless it is ignored. Returns false if it is.
    private static func takesDefault(_ number: Int32) -> Bool {
        let before = signal(number, SIG_DFL)
        let isIgnored =
            unsafe unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
        if isIgnored { signal(number, SIG_IGN) }
        return !isIgnored
    }
}
