package import FeedViews
package import PluginHosting
package import WorkerProtocol

/// A plugin opened like in the host, with `dlopen`, and a composition that collects its output.
///
///     let plugin = try OpenedPlugin(product: "TextRenderer", options: ["style": "list"])
///     try plugin.draw(feed)
///     #expect(plugin.output == "…")
package final class OpenedPlugin: HostedPlugin {
    package let seat: PluginRenderer

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

    /// Opens a library by path.
    package convenience init(
        path: String, options: [String: String] = [:],
        environment: PluginEnvironment = PluginEnvironment(), outputCapacity: Int = .max,
        grants: WorkerGrants = [], plainText: ((String) -> String)? = nil
    ) throws {
        try self.init(
            PluginLibrary(opening: path), options: options, environment: environment,
            outputCapacity: outputCapacity, grants: grants, plainText: plainText)
    }

    /// Creates a renderer of an open library.
    package init(
        _ library: PluginLibrary, options: [String: String] = [:],
        environment: PluginEnvironment = PluginEnvironment(), outputCapacity: Int = .max,
        log: CollectedLog = CollectedLog(), grants: WorkerGrants = [],
        words: FeedWords = .none, plainText: ((String) -> String)? = nil,
        memory: RendererState? = nil
    ) throws {
        let collected = CollectedOutput(capacity: outputCapacity)
        let events = PluginEventQueue()
        seat = try PluginRenderer(
            of: library,
            options: PluginOptions(
                options.map { (key: $0.key, value: $0.value) }, for: library.manifest),
            services: PluginHostServices(
                name: "feedhost test", output: collected, environment: { environment },
                log: { log.append($0) }, events: events, words: { words }, grants: grants,
                plainText: plainText, memory: memory))
        super.init(seat, log: log, events: events, output: collected)
    }
}
