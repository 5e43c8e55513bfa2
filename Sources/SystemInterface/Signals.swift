import Glibc

/// How the program takes signals.
package enum Signals {
    /// Writing to a closed pipe becomes an error of the write; an interrupt or a request to end
    /// ends the program with the status a shell would report. Nothing is left behind then: a file
    /// that is being replaced has no name yet.
    package static func prepare() {
        signal(SIGPIPE, SIG_IGN)
        // Whoever started the program may have blocked them, and the mask is inherited.
        var wanted = sigset_t()
        unsafe sigemptyset(&wanted)
        for number in [SIGINT, SIGTERM] {
            signal(number) { _exit(128 + $0) }
            unsafe sigaddset(&wanted, number)
        }
        unsafe sigprocmask(SIG_UNBLOCK, &wanted, nil)
    }
}
