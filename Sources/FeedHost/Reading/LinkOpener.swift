import FeedPresentation
import PluginHosting
import SystemInterface

/// Opens pages for the user, with a rate limit against renderers that request thousands.
final class LinkOpener {
    /// The number of running programs.
    static let runningLimit = 20

    private let commands: BrowserCommands
    private let console: Console
    private let now: () -> Int
    private let start: ([String]) throws(SystemError) -> () -> Bool
    /// One function per started program that tells whether it is running.
    private var running: [() -> Bool] = []
    private var rateLimit = RateLimit()
    private var hasReportedTooMany = false

    /// Creates an opener.
    ///
    /// - Parameters:
    ///   - now: monotonic time in milliseconds.
    ///   - start: starts a program, and returns a function that tells whether it is running.
    init(
        _ commands: BrowserCommands, console: Console,
        now: @escaping () -> Int = { Int(MonotonicClock.milliseconds) },
        start: @escaping ([String]) throws(SystemError) -> () -> Bool = {
            (arguments) throws(SystemError) in
            let program = try StartedProgram(arguments)
            return { program.isRunning }
        }
    ) {
        self.commands = commands
        self.console = console
        self.now = now
        self.start = start
    }

    /// Opens the page at `url`, which belongs to the displayed feed; for `mailto`, without fields
    /// that could attach local files. Reports a refusal beyond the limit.
    @discardableResult
    func open(_ url: String) -> FeedRequestOutcome {
        let url = MailAddress.harmless(url) ?? url
        running = running.filter { $0() }
        guard running.count < Self.runningLimit, rateLimit.takes(at: now()) else {
            if !hasReportedTooMany {
                hasReportedTooMany = true
                console.warning(
                    "too many pages are to be opened at a time; '\(url)' and others are not")
            }
            return .refused
        }
        return startProgram(for: url)
    }

    private func startProgram(for url: String) -> FeedRequestOutcome {
        var failure: (program: String, error: SystemError)?
        for line in commands.lines(for: url) {
            do throws(SystemError) {
                running.append(try start(line))
                console.debug("opened '\(url)' with '\(line[0])'")
                return .done
            } catch {
                failure = (line[0], error)
            }
        }
        guard let failure else { return .failed }
        console.warning(
            "'\(url)' is not opened, since '\(failure.program)' cannot be started: "
                + "\(failure.error.words); set BROWSER to a program that opens pages")
        return .failed
    }
}
