import SystemInterface

/// Opens pages for a person who reads, a bounded number of them: a renderer that asks for thousands
/// is not a person.
final class LinkOpener {
    /// At most ``burst`` pages are opened in so many milliseconds: as fast as a person goes through a list.
    static let burstMilliseconds: Int64 = 5_000
    /// How many pages are opened one right after the other.
    static let burst = 5
    /// At most so many programs that were started may be running.
    static let runningLimit = 20

    private let commands: BrowserCommands
    private let console: Console
    private let now: () -> Int64
    private let start: ([String]) throws(SystemError) -> () -> Bool
    /// Tells of each program that was started whether it is still running.
    private var running: [() -> Bool] = []
    /// When the last pages were opened, the latest last.
    private var times: [Int64] = []
    private var hasToldOfTooMany = false

    /// Creates an opener.
    ///
    /// - Parameters:
    ///   - now: the time in milliseconds since some moment in the past.
    ///   - start: starts a program, and answers what tells whether it is still running.
    init(
        _ commands: BrowserCommands, console: Console,
        now: @escaping () -> Int64 = { MonotonicClock.milliseconds },
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
    /// brings nothing of this machine into the message.
    func open(_ url: String) {
        let url = MailAddress.harmless(url) ?? url
        running = running.filter { $0() }
        let time = now()
        guard running.count < Self.runningLimit,
            times.count < Self.burst || time - times[0] >= Self.burstMilliseconds
        else {
            if !hasToldOfTooMany {
                hasToldOfTooMany = true
                console.warning(
                    "too many pages are to be opened at a time; '\(url)' and others are not")
            }
            return
        }
        times = times.suffix(Self.burst - 1) + [time]
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
