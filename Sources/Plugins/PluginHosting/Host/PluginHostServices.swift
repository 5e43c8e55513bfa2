package import FeedViews
package import SystemInterface
package import WorkerProtocol

/// The parts that the composition gives a plugin by way of the host table.
package struct PluginHostServices {
    /// The host's name and version, such as `feedhost 1.0`.
    package var name: String
    /// Takes what plugins write.
    package var output: any PluginOutput
    /// The place to draw in, asked for before each drawing. Called on the plugin's thread.
    package var environment: () -> PluginEnvironment
    /// Tells the person something. Called on any thread, also after the plugin's end.
    package var log: @Sendable (PluginLogMessage) -> Void
    /// The source of the events that wake an interactive plugin, and that it then has to deliver.
    package var events: any PluginEventSource
    /// The phrases of the reader's language. Called once for each renderer that asks for one.
    package var words: () -> FeedWords
    /// The person's grants of what the note needs or wants.
    package var grants: WorkerGrants
    /// Turns HTML into text; `nil` where the host does not offer that.
    package var plainText: ((String) -> String)?
    /// The memory that renderers leave to those after them; `nil` where the host does not offer
    /// that.
    package var memory: RendererState?
    /// Make items ahead of a renderer in this process that draws all of them; `nil` where each is made when
    /// it is asked for.
    package var threads: BackgroundThreads?
    /// Where lies what is lent for single calls, and what is never to be written to; `nil` for memory like
    /// any other.
    package var loans: (any LoanMemory)?
    /// True where what a plugin prints past the host is told when it is found; else somebody else sees it.
    package var tellsPrinted = true
    /// Stops the program until the person wants it again. Called on the plugin's thread, in its main
    /// loop; done in a later turn.
    package var suspend: () -> Void

    /// Creates services.
    package init(
        name: String,
        output: any PluginOutput,
        environment: @escaping () -> PluginEnvironment,
        log: @escaping @Sendable (PluginLogMessage) -> Void,
        events: any PluginEventSource,
        words: @escaping () -> FeedWords = { .none },
        // Not `[]`, for which the runtime looks up what an option set is at each start.
        grants: WorkerGrants = WorkerGrants(rawValue: 0),
        plainText: ((String) -> String)? = nil,
        memory: RendererState? = nil,
        threads: BackgroundThreads? = nil,
        loans: (any LoanMemory)? = nil,
        suspend: @escaping () -> Void = {}
    ) {
        self.name = name
        self.output = output
        self.environment = environment
        self.log = log
        self.events = events
        self.words = words
        self.grants = grants
        self.plainText = plainText
        self.memory = memory
        self.threads = threads
        self.loans = loans
        self.suspend = suspend
    }
}
