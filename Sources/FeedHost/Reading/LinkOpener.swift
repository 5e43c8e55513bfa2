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
    private let schedule: (@escaping () -> Void) -> Void
    private let now: () -> Int
    private let start: ([String]) throws(SystemError) -> () -> Bool
    /// Tells of each program that was started whether it is still running.
    private var running: [() -> Bool] = []
    private var pace = ReadingPace()
    private var hasToldOfTooMany = false

    /// Creates an opener.
    ///
    /// - Parameters:
    ///   - schedule: runs what it is given when the renderer's call has returned.
    ///   - now: the time in milliseconds since some moment in the past.
    ///   - start: starts a program, and answers what tells whether it is still running.
    init(
        _ commands: BrowserCommands, console: Console,
        schedule: @escaping (@escaping () -> Void) -> Void,
        now: @escaping () -> Int = { Int(MonotonicClock.milliseconds) },
        start: @escaping ([String]) throws(SystemError) -> () -> Bool = {
            (arguments) throws(SystemError) in
            let program = try StartedProgram(arguments)
            return { program.isRunning }
        }
    ) {
        self.commands = commands
        self.console = console
        self.schedule = schedule
        self.now = now
        self.start = start
    }

    /// Has the page at `url` opened, which is known to be one of the feed on show; refused, and told, where
    /// that is one too many.
    @discardableResult
    func open(_ url: String) -> FeedRequestOutcome {
        running = running.filter { $0() }
        guard running.count < Self.runningLimit, pace.takes(at: now()) else {
            if !hasToldOfTooMany {
                hasToldOfTooMany = true
                console.warning(
                    "too many pages are to be opened at a time; '\(url)' and others are not")
            }
            return .refused
        }
        schedule { [self] in startProgram(for: url) }
        return .done
    }

    private func startProgram(for url: String) {
        var failure: (program: String, error: SystemError)?
        for line in commands.lines(for: url) {
            do throws(SystemError) {
                running.append(try start(line))
                console.debug("opened '\(url)' with '\(line[0])'")
                return
            } catch {
                failure = (line[0], error)
            }
        }
        guard let failure else { return }
        console.warning(
            "'\(url)' is not opened, since '\(failure.program)' cannot be started: "
                + "\(failure.error.words); set BROWSER to a program that opens pages")
    }
}
