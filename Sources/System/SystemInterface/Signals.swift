import Glibc
import LinuxSystem

/// How the program takes signals.
package enum Signals {
    /// Writing to a closed pipe becomes an error of the write; an interrupt or a request to end
    /// ends the program with the status a shell would report, and ``SuddenEnd`` puts in order what
    /// would be left behind. So does the end of the terminal, unless whoever started the program wants
    /// it to go on without one.
    package static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        // The Swift runtime may have put its crash reporter there, which returns: the process would
        // go on. Who wants it ignored still may.
        _ = takesDefault(SIGQUIT)
        // Whoever started the program may have blocked them, and the mask is inherited.
        var wanted = sigset_t()
        unsafe sigemptyset(&wanted)
        unsafe sigaddset(&wanted, SIGQUIT)
        for number in [SIGINT, SIGTERM, SIGHUP] where number != SIGHUP || takesDefault(SIGHUP) {
            linux_ending_prepare(number)
            unsafe sigaddset(&wanted, number)
        }
        unsafe sigprocmask(SIG_UNBLOCK, &wanted, nil)
    }

    /// Gives a signal its default effect, and answers whether it has it: not where it is ignored.
    private static func takesDefault(_ number: Int32) -> Bool {
        let before = signal(number, SIG_DFL)
        let isIgnored =
            unsafe unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
        if isIgnored { signal(number, SIG_IGN) }
        return !isIgnored
    }
}
