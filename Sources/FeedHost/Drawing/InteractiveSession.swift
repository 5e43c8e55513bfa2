import Glibc
import LinuxSystem
import PluginHosting
import SystemInterface
import WorkerProtocol

/// The session of a renderer with a main loop: takes the terminal if that is granted, delivers
/// signals, and holds messages back from the screen.
final class InteractiveSession {
    /// Time for a renderer to leave, in milliseconds. A worker is ended earlier
    /// (``WorkerDeadlines/leaving``) and reported as not responding.
    private static let gracePeriodMilliseconds: Int32 = 7_000
    private static let overdue: StaticString =
        "feedhost: the renderer did not leave when it was told to, and was ended; what it drew may be incomplete\n"

    private let loop: EventLoop
    private let console: Console
    private let renderer: any HostedRenderer
    private let terminal: TakenTerminal?
    private let event = linux_event_descriptor()

    /// Begins the session; ``end()`` has to follow.
    init(
        of renderer: any HostedRenderer, environment: ProcessEnvironment, loop: EventLoop,
        console: Console
    ) {
        self.renderer = renderer
        self.loop = loop
        self.console = console
        // Before the terminal is taken: from then on a signal must not end the program without
        // ``end()``.
        let isListening =
            event >= 0
            && UserSignals.begin(
                event: event, patience: Self.gracePeriodMilliseconds, overdue: Self.overdue,
                status: ExitStatus.software.rawValue)
        terminal =
            renderer.grants.contains(.terminal)
            ? TakenTerminal(in: environment) : nil
        if terminal != nil { console.pause() }
        if isListening {
            loop.add(descriptor: event) { [unowned self] in attend() }
        }
        if renderer.grants.contains(.display), DesktopPortal.changes >= 0 {
            loop.add(descriptor: DesktopPortal.changes) {
                linux_event_clear(DesktopPortal.changes)
                renderer.environmentDidChange()
            }
        }
    }

    /// Gives the terminal back and prints held messages. Returns the exit status of a signal that
    /// ended the program.
    func end() -> ExitStatus? {
        loop.remove(descriptor: event)
        if renderer.grants.contains(.display) { loop.remove(descriptor: DesktopPortal.changes) }
        UserSignals.end()
        terminal?.giveBack()
        console.goOn()
        return UserSignals.endingSignal.map { ExitStatus(rawValue: 128 + $0) }
    }

    deinit {
        if event >= 0 { close(event) }
    }

    /// Handles signals, on the thread of the loop.
    private func attend() {
        linux_event_clear(event)
        let notes = UserSignals.takeNotes()
        let hasTerminal = !notes.contains(.stopped) || UserSignals.stop()
        if notes.contains(.leaving) || !hasTerminal { loop.requestStop() }
        guard hasTerminal else { return }
        // After a stop the screen is empty and has to be drawn again.
        if !notes.isDisjoint(with: [.stopped, .resized]) { renderer.environmentDidChange() }
    }
}
