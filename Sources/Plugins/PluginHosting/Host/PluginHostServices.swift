package import FeedViews
package import WorkerProtocol

/// The services that composition offers to a plugin through the host table.
package struct PluginHostServices {
    /// The host's name and version, such as `feedhost 1.0`.
    package var name: String
    package var output: any PluginOutput
    /// Returns the environment; called on the plugin's thread before each drawing.
    package var environment: () -> PluginEnvironment
    /// Shows a message to the user. Called on any thread, also after the renderer is destroyed.
    package var log: @Sendable (PluginLogMessage) -> Void
    /// The events that wake an interactive plugin's main loop.
    package var events: any PluginEventSource
    /// Returns the phrases of the user's language. Called at most once per renderer.
    package var words: () -> FeedWords
    /// The permissions that the user granted.
    package var grants: WorkerGrants
    /// Converts HTML to text; `nil` if the host doesn't offer it.
    package var plainText: ((String) -> String)?
    /// Stores state across renderers; `nil` if the host doesn't offer it.
    package var memory: RendererState?
    /// Protected memory for read-only values that live for one call; `nil` for the heap.
    package var protectedMemory: (any ProtectedMemory)?
    /// Whether to report output that a plugin prints past the host; false if another process does.
    package var reportsPrintedOutput = true
    /// Suspends the program until it is resumed. Called on the plugin's thread in its main loop;
    /// takes effect in a later turn.
    package var suspend: () -> Void

    package init(
        name: String,
        output: any PluginOutput,
        environment: @escaping () -> PluginEnvironment,
        log: @escaping @Sendable (PluginLogMessage) -> Void,
        events: any PluginEventSource,
        words: @escaping () -> FeedWords = { .none },
        // Not `[]`, which looks up the option set's metadata at each start.
        grants: WorkerGrants = WorkerGrants(rawValue: 0),
        plainText: ((String) -> String)? = nil,
        memory: RendererState? = nil,
        protectedMemory: (any ProtectedMemory)? = nil,
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
        self.protectedMemory = protectedMemory
        self.suspend = suspend
    }
}
