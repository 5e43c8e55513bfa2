import PluginHosting

/// A renderer's main loop, in a drawing: what it has while it runs, and how it ended.
final class MainLoop {
    private let context: DrawingContext
    private var session: InteractiveSession?
    /// Asks for the feed again.
    private var refresh: (() -> Void)?
    /// A main loop has begun: whoever has left it has seen enough.
    private(set) var hasBegun = false
    /// How the person ended it, where it was by a signal.
    private(set) var endingStatus: ExitStatus?
    /// Is called whenever the feed has been loaded for it.
    var didLoad: () -> Void = {}

    init(_ context: DrawingContext) {
        self.context = context
    }

    /// Begins a session for the renderer, where none has begun: it has what it was granted.
    func begin(for seat: any RendererSeat) {
        guard session == nil else { return }
        hasBegun = true
        session = InteractiveSession(
            of: seat, environment: context.environment, loop: context.loop,
            console: context.console)
    }

    /// Ends the session, where one has begun.
    func end() {
        guard let ending = session else { return }
        session = nil
        endingStatus = ending.end()
    }

    /// Runs the loop until the renderer leaves it; ``end()`` is then still due.
    ///
    /// - Parameters:
    ///   - record: knows what was loaded.
    ///   - refresh: asks for the feed again.
    func run(
        _ seat: any RendererSeat, _ record: LoadingRecord, refresh: @escaping () -> Void
    ) throws(PluginFailure) {
        if session == nil { context.console.goOn() }
        record.whenLoaded { [weak self] in self?.didLoad() }
        if record.outcome != nil { didLoad() }
        begin(for: seat)
        self.refresh = { [loop = context.loop] in loop.schedule(refresh) }
        defer { self.refresh = nil }
        context.willRunLoop()
        try seat.run()
    }

    /// Has the loop be shown what is loaded anew, while it runs.
    func loadAgain() {
        refresh?()
    }
}
