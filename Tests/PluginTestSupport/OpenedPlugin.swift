package import FeedViews
package import PluginHosting
package import WorkerProtocol

/// A plugin that was opened as the host does it, from its `.so` by way of `dlopen`, and a
/// composition that collects what comes of it.
///
///     let plugin = try OpenedPlugin(product: "TextRenderer", options: ["style": "list"])
///     try plugin.draw(feed)
///     #expect(plugin.output == "…")
package final class OpenedPlugin {
    /// The renderer.
    package let seat: PluginRenderer
    /// The plugin's log, and what the host says against it.
    package let log: CollectedLog
    /// The work an interactive plugin lets in with dispatch.
    package let events: PluginEventQueue
    private let collected: CollectedOutput

    /// Opens the library of a product of this package.
    package convenience init(
        product: String, options: [String: String] = [:],
        environment: PluginEnvironment = PluginEnvironment(), outputCapacity: Int = .max,
        grants: WorkerGrants = [], plainText: ((String) -> String)? = nil
    ) throws {
        try self.init(
            path: BuiltPlugin.path(product), options: options, environment: environment,
            outputCapacity: outputCapacity, grants: grants, plainText: plainText)
    }

    /// Opens a library by its path.
    package convenience init(
        path: String, options: [String: String] = [:],
        environment: PluginEnvironment = PluginEnvironment(), outputCapacity: Int = .max,
        grants: WorkerGrants = [], plainText: ((String) -> String)? = nil
    ) throws {
        try self.init(
            PluginLibrary(opening: path), options: options, environment: environment,
            outputCapacity: outputCapacity, grants: grants, plainText: plainText)
    }

    /// Makes a renderer of a library that is open.
    package init(
        _ library: PluginLibrary, options: [String: String] = [:],
        environment: PluginEnvironment = PluginEnvironment(), outputCapacity: Int = .max,
        log: CollectedLog = CollectedLog(), grants: WorkerGrants = [],
        words: FeedWords = .none, plainText: ((String) -> String)? = nil,
        memory: PluginMemory? = nil
    ) throws {
        let collected = CollectedOutput(capacity: outputCapacity)
        let events = PluginEventQueue()
        self.collected = collected
        self.log = log
        self.events = events
        seat = try PluginRenderer(
            of: library,
            options: PluginOptions(
                options.map { (key: $0.key, value: $0.value) }, for: library.manifest),
            services: PluginHostServices(
                name: "feedhost test", output: collected, environment: { environment },
                log: { log.append($0) }, events: events, words: { words }, grants: grants,
                plainText: plainText, memory: memory))
    }

    /// The plugin's output, as text.
    package var output: String { String(decoding: collected.bytes(.output), as: UTF8.self) }

    /// The plugin's output.
    package var outputBytes: [UInt8] { collected.bytes(.output) }

    /// The plugin's output for the person at the terminal.
    package var status: String { String(decoding: collected.bytes(.status), as: UTF8.self) }

    /// Shows a feed and finishes, as a run of the command does.
    package func draw(_ feed: FeedViewModel) throws {
        seat.feedView?.display(feed)
        try seat.finish()
    }
}
