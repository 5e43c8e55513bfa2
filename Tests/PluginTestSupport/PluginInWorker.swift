package import FeedViews
import PluginFinding
package import PluginHosting
package import TestSupport
package import WorkerHosting
import WorkerProtocol

/// A plugin in a worker, confined as in the program, and a composition that collects its output.
package final class PluginInWorker: HostedPlugin {
    package let seat: WorkerRenderer
    private let folder: TemporaryFolder?

    /// Starts a worker for the library at `path`, with the program built beside the tests.
    ///
    /// - Parameter folder: kept as long as the plugin, whose crashes are named from its file.
    package init(
        path: String, in folder: TemporaryFolder? = nil, options: [String: String] = [:],
        memory: RendererState? = nil,
        words: FeedWords = .none,
        settings change: (inout WorkerSettings) -> Void = { _ in }
    ) throws {
        let collected = CollectedOutput()
        let log = CollectedLog()
        let events = PluginEventQueue()
        var settings = WorkerSettings(executable: try BuiltPlugin.program())
        // Concurrent tests slow plugins down.
        settings.deadlines.loading = 120_000
        settings.deadlines.call = 120_000
        settings.deadlines.leaving = 60_000
        change(&settings)
        self.folder = folder
        let file = try SealedFile(copying: path)
        let checked = try PluginOptions(
            options.map { (key: $0.key, value: $0.value) }, for: file.manifest)
        seat = try WorkerRenderer(
            of: file, options: checked,
            services: PluginHostServices(
                name: "feedhost test", output: collected, environment: { PluginEnvironment() },
                log: { log.append($0) }, events: events, words: { words }, memory: memory),
            settings: settings)
        super.init(seat, log: log, events: events, output: collected)
    }
}
