package import FeedViews
import PluginFinding
package import PluginHosting
package import WorkerHosting
import WorkerProtocol

/// A plugin in a worker, confined as the program confines it, and a composition that collects
/// what comes of it.
package final class PluginInWorker: SeatedPlugin {
    /// The renderer.
    package let seat: WorkerSeat

    /// Starts a worker for the library at `path`; the program that is built beside the tests works.
    package init(
        path: String, options: [String: String] = [:], memory: RendererState? = nil,
        words: FeedWords = .none,
        settings change: (inout WorkerSettings) -> Void = { _ in }
    ) throws {
        let collected = CollectedOutput()
        let log = CollectedLog()
        let events = PluginEventQueue()
        var settings = WorkerSettings(executable: try BuiltPlugin.program())
        // A machine that runs all tests at once is no judge of how long a plugin takes.
        settings.deadlines.loading = 120_000
        settings.deadlines.call = 120_000
        settings.deadlines.leaving = 60_000
        change(&settings)
        let file = try SealedFile(copying: path)
        let checked = try PluginOptions(
            options.map { (key: $0.key, value: $0.value) }, for: file.manifest)
        seat = try WorkerSeat(
            of: file, options: checked,
            services: PluginHostServices(
                name: "feedhost test", output: collected, environment: { PluginEnvironment() },
                log: { log.append($0) }, events: events, words: { words }, memory: memory),
            settings: settings)
        super.init(seat, log: log, events: events, output: collected)
    }
}
