import FeedPresentation
import PluginHosting
import SystemInterface

/// Opens pages for the user, with a rate limit against renderers that request thousands.
final class LinkOpener {
    private let commands: BrowserCommands
    private let console: Console
    private let now: () -> Int
    private let programs: StartedPrograms
    private var rateLimit = RateLimit()
    /// The time of the last message about too many pages.
    private var reportedLimitAt: Int?

    /// How often a program is looked at; one that runs longer has opened the page.
    private static let checkCount = 3
    /// The shortest time between two messages about too many pages, in milliseconds.
    private static let messagePause = 1_000

    /// - Parameter now: monotonic time in milliseconds.
    init(
        _ commands: BrowserCommands, programs: StartedPrograms, console: Console,
        now: @escaping () -> Int = { Int(MonotonicClock.milliseconds) }
    ) {
        self.commands = commands
        self.programs = programs
        self.console = console
        self.now = now
    }

    /// Opens the page at `url`, which belongs to the displayed feed; for `mailto`, without fields
    /// that could attach local files. Reports a refusal beyond the limit.
    @discardableResult
    func open(_ url: String) -> FeedRequestOutcome {
        let url = MailAddress.harmless(url) ?? url
        guard !programs.isFull, rateLimit.takes(at: now()) else {
            if reportedLimitAt.map({ now() - $0 >= Self.messagePause }) ?? true {
                reportedLimitAt = now()
                console.warning(
                    "too many pages are to be opened at a time; '\(url)' and others are not")
            }
            return .refused
        }
        var failure: (program: String, error: SystemError)?
        for line in commands.lines(for: url) {
            do throws(SystemError) {
                try programs.run(line, checkCount: Self.checkCount) { [console] status in
                    console.warning(
                        "'\(line[0])' has not opened '\(url)' (exit status \(status)); "
                            + "set BROWSER to a program with a window of its own")
                }
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
