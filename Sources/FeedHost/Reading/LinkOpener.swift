import FeedPresentation
import PluginHosting
import SystemInterface

/// Opens pages for a person who reads, a bounded number of them: a renderer that asks for thousands
/// is not a person.
final class LinkOpener {
    /// At most so many programs that were started may be running.
    static let runningLimit = 20

    private let commands: BrowserCommands
    private let console: Console
    private let now: () -> Int
    private let start: ([String]) throws(SystemError) -> () -> Bool
    /// Tells of each program that was started whether it is still running.
    private var running: [() -> Bool] = []
    private var pace = RateLimit()
    private var hasToldOfTooMany = false

    /// Creates an opener.
    ///
    /// - Parameters:
    ///   - now: the time in milliseconds since some moment in the past.
    ///   - start: starts a program, and answers what tells whether it is still running.
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

    /// Opens the page at `url`, which is known to be one of the feed on show; of a `mailto` address, that which
    /// brings nothing of this machine into the message. Refused, and told, where that is one too many.
    @discardableResult
    func open(_ url: String) -> FeedRequestOutcome {
        let url = MailAddress.harmless(url) ?? url
        running = running.filter { $0() }
        guard running.count < Self.runningLimit, pace.takes(at: now()) else {
            if !hasToldOfTooMany {
                hasToldOfTooMany = true
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
