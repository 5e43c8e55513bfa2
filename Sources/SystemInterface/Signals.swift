import Glibc

/// How the program takes signals.
package enum Signals {
    /// Writing to a closed pipe becomes an error of the write; an interrupt or a request to end
    /// ends the program with the status a shell would report. Nothing is left behind then: a file
    /// that is being replaced has no name yet.
    package static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        // The Swift runtime may have put its crash reporter there, which returns: the process would
        // go on. Who wants it ignored still may.
        let before = signal(SIGQUIT, SIG_DFL)
        let isIgnored =
            unsafe unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
        if isIgnored { signal(SIGQUIT, SIG_IGN) }
        // Whoever started the program may have blocked them, and the mask is inherited.
        var wanted = sigset_t()
        unsafe sigemptyset(&wanted)
        unsafe sigaddset(&wanted, SIGQUIT)
        for number in [SIGINT, SIGTERM] {
            signal(number) { _exit(128 + $0) }
            unsafe sigaddset(&wanted, number)
        }
        unsafe sigprocmask(SIG_UNBLOCK, &wanted, nil)
    }
}
