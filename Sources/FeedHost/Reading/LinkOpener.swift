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
    private let after: (Int64, @escaping () -> Void) -> Void
    private let start: ([String]) throws(SystemError) -> () -> Int32?
    /// One function per started program that returns its exit status, `nil` while it is running.
    private var running: [() -> Int32?] = []
    private var rateLimit = RateLimit()
    /// The time of the last message about too many pages.
    private var reportedLimitAt: Int?

    /// The pauses in milliseconds after which a program that has failed is reported; one that runs
    /// longer has opened the page.
    private static let checks: [Int64] = [250, 750, 2_000]
    /// The shortest time between two messages about too many pages, in milliseconds.
    private static let messagePause = 1_000

    /// - Parameters:
    ///   - now: monotonic time in milliseconds.
    ///   - after: runs work after a number of milliseconds.
    ///   - start: starts a program, and returns a function that returns its exit status, `nil`
    ///     while it is running.
    init(
        _ commands: BrowserCommands, console: Console,
        now: @escaping () -> Int = { Int(MonotonicClock.milliseconds) },
        after: @escaping (Int64, @escaping () -> Void) -> Void,
        start: @escaping ([String]) throws(SystemError) -> () -> Int32? = {
            (arguments) throws(SystemError) in
            let program = try StartedProgram(arguments)
            return { program.exitStatus }
        }
    ) {
        self.commands = commands
        self.console = console
        self.now = now
        self.after = after
        self.start = start
    }

    /// Opens the page at `url`, which belongs to the displayed feed; for `mailto`, without fields
    /// that could attach local files. Reports a refusal beyond the limit.
    @discardableResult
    func open(_ url: String) -> FeedRequestOutcome {
        let url = MailAddress.harmless(url) ?? url
        running = running.filter { $0() == nil }
        guard running.count < Self.runningLimit, rateLimit.takes(at: now()) else {
            if reportedLimitAt.map({ now() - $0 >= Self.messagePause }) ?? true {
                reportedLimitAt = now()
                console.warning(
                    "too many pages are to be opened at a time; '\(url)' and others are not")
            }
            return .refused
        }
        return startProgram(for: url)
    }

    /// Reports a program that ends soon with a failure.
    private func reportFailure(
        of program: String, on url: String, _ status: @escaping () -> Int32?,
        _ checks: ArraySlice<Int64>
    ) {
        guard let pause = checks.first else { return }
        after(pause) { [weak self] in
            guard let ended = status() else {
                self?.reportFailure(of: program, on: url, status, checks.dropFirst())
                return
            }
            guard ended != 0 else { return }
            self?.console.warning(
                "'\(program)' has not opened '\(url)' (exit status \(ended)); "
                    + "set BROWSER to a program with a window of its own")
        }
    }

    private func startProgram(for url: String) -> FeedRequestOutcome {
        var failure: (program: String, error: SystemError)?
        for line in commands.lines(for: url) {
            do throws(SystemError) {
                let status = try start(line)
                running.append(status)
                reportFailure(of: line[0], on: url, status, Self.checks[...])
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
