import Glibc
import LinuxSystem
import PluginHosting
import SystemInterface
import WorkerProtocol

/// The time from the beginning of a renderer's main loop to the renderer's end: it has the terminal, where that is granted, what
/// the person sends by signals reaches it, and nothing is written across its screen.
final class InteractiveSession {
    /// How long a renderer that was told to leave may take, in milliseconds. One in a worker is ended
    /// before (``WorkerDeadlines/leaving``), and told as any other that does not answer.
    private static let patienceMilliseconds: Int32 = 7_000
    private static let overdue: StaticString =
        "feedhost: the renderer did not leave when it was told to, and was ended; what it drew may be incomplete\n"

    private let loop: EventLoop
    private let console: Console
    private let seat: any RendererSeat
    private let terminal: TakenTerminal?
    private let event = linux_event_descriptor()

    /// Begins: from now on ``end()`` is due.
    init(
        of seat: any RendererSeat, environment: ProcessEnvironment, loop: EventLoop,
        console: Console
    ) {
        self.seat = seat
        self.loop = loop
        self.console = console
        // Before the terminal is taken: from then on a signal must not end the program unnoticed.
        let isListening =
            event >= 0
            && Attention.begin(
                event: event, patience: Self.patienceMilliseconds, overdue: Self.overdue,
                status: ExitStatus.software.rawValue)
        terminal =
            seat.grants.contains(.terminal)
            ? TakenTerminal(in: environment) : nil
        if terminal != nil { console.pause() }
        if isListening {
            loop.add(descriptor: event) { [unowned self] in attend() }
        }
    }

    /// Ends: gives the terminal back, and says what was kept. Answers how a person ended the program,
    /// where it was by a signal.
    func end() -> ExitStatus? {
        loop.remove(descriptor: event)
        Attention.end()
        terminal?.giveBack()
        console.goOn()
        return Attention.endingSignal.map { ExitStatus(rawValue: 128 + $0) }
    }

    deinit {
        if event >= 0 { close(event) }
    }

    /// Does what the person wants; on the thread of the loop.
    private func attend() {
        linux_event_clear(event)
        let notes = Attention.takeNotes()
        if notes.contains(.stopped) { Attention.stop() }
        if notes.contains(.leaving) { loop.requestStop() }
        // Whoever was stopped finds nothing on the screen of what it drew.
        if !notes.isDisjoint(with: [.stopped, .resized]) { seat.environmentDidChange() }
    }
}
