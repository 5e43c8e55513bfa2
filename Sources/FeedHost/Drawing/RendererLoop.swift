import PluginHosting

/// The main loop of a drawing's renderer: its session, and how it ended.
final class RendererLoop {
    private let context: DrawingContext
    private var session: InteractiveSession?
    /// Loads the feed again for the running loop.
    private(set) var loadAgain: () -> Void = {}
    /// True once a main loop has begun; no feed is drawn after it.
    private(set) var hasBegun = false
    /// The exit status of a signal that ended it.
    private(set) var endingStatus: ExitStatus?
    /// Called whenever the feed has been loaded.
    var didLoad: () -> Void = {}

    init(_ context: DrawingContext) {
        self.context = context
    }

    /// Begins the renderer's session, unless one has begun.
    func begin(for renderer: any HostedRenderer) {
        guard session == nil else { return }
        hasBegun = true
        session = InteractiveSession(
            of: renderer, environment: context.environment, loop: context.loop,
            console: context.console)
    }

    /// Ends the session, if one has begun.
    func end() {
        guard let ending = session else { return }
        session = nil
        endingStatus = ending.end()
    }

    /// Runs the loop until the renderer leaves it; ``end()`` has to follow.
    ///
    /// - Parameters:
    ///   - record: the outcome of loading.
    ///   - refresh: loads the feed again.
    func run(
        _ renderer: any HostedRenderer, _ record: LoadingRecord, refresh: @escaping () -> Void
    ) throws(PluginFailure) {
        if session == nil { context.console.goOn() }
        record.whenLoaded { [weak self] in self?.didLoad() }
        if record.outcome != nil { didLoad() }
        begin(for: renderer)
        loadAgain = { [loop = context.loop] in loop.schedule(refresh) }
        defer { loadAgain = {} }
        context.willRunLoop()
        try renderer.run()
    }
}
