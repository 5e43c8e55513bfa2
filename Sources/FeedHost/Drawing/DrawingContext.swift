import FeedLoading
import SystemInterface

/// The parts that all drawings of a run share.
struct DrawingContext {
    let environment: ProcessEnvironment
    let console: Console
    let loop: EventLoop
    let network: NetworkServices
    let standardInput: StandardInputDocument
    /// Knows the states of items.
    let states: ItemStates
    /// Left by renderers to those that take their place.
    var memory = KeptMemory()
    /// The plugins that stay from round to round; `nil` where there is one round.
    var kept: KeptPlugins?
    /// Where rounds take each other's place on a terminal.
    var screen: WatchScreen?
    /// Is told of each file that is about to be read as a source.
    var willRead: (String) -> Void = { _ in }
    /// Is told that a renderer's main loop is about to run.
    var willRunLoop: () -> Void = {}
}

extension DrawingContext {
    /// What the drawings of a command share.
    ///
    /// - Parameter rereads: whether standard input is drawn again, and so kept.
    init(
        for command: DrawCommand, environment: ProcessEnvironment, console: Console, rereads: Bool
    ) {
        let loop = EventLoop()
        self.init(
            environment: environment, console: console, loop: loop,
            network: NetworkServices(
                command.loading, environment: environment, loop: loop, console: console),
            standardInput: StandardInputDocument(keepsBytes: rereads),
            states: ItemStates(environment: environment, console: console))
    }
}
