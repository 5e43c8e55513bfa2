import FeedLoading
import SystemInterface

/// Shared state of all drawings of a run.
struct DrawingContext {
    let environment: ProcessEnvironment
    let console: Console
    let loop: EventLoop
    let network: NetworkServices
    let standardInput: StandardInputDocument
    let states: ItemStates
    /// State that renderers leave to their successors.
    var memory = SavedRendererState()
    /// Plugins reused across rounds; `nil` for a single round.
    var kept: LastWorkingPlugins?
    /// The output of the last round; `nil` for a single round.
    var lastOutput: LastOutput?
    /// The terminal for successive rounds.
    var screen: WatchScreen?
    /// Called with each file before it is read as a source.
    var willRead: (String) -> Void = { _ in }
    /// Called before a main loop runs.
    var willRunLoop: () -> Void = {}

    /// - Parameter rereads: whether standard input is drawn again, and so stored.
    init(
        for command: DrawCommand, environment: ProcessEnvironment, console: Console, rereads: Bool
    ) {
        self.environment = environment
        self.console = console
        loop = EventLoop()
        network = NetworkServices(
            command.loading, environment: environment, loop: loop, console: console)
        standardInput = StandardInputDocument(keepsBytes: rereads)
        states = ItemStates(environment: environment, console: console)
    }
}
