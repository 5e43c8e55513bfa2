import Glibc

/// The program `feedhost`: reads the command line, does what it says, and ends with the status
/// the command line's contract gives for the outcome.
@main
enum FeedHostMain {
    static func main() {
        Signals.prepare()
        let console = Console()
        let status = CommandRunner(
            arguments: Array(CommandLine.arguments.dropFirst()),
            environment: ProcessEnvironment.current(), console: console
        ).run()
        // Not `return`: atexit handlers and static destructors would run plugins' code.
        unsafe fflush(nil)
        _exit(status.rawValue)
    }
}
