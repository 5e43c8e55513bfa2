import FeedViews
import PluginHosting
import PluginReading
import PluginTestSupport
import Testing
import WorkerProtocol

@Suite struct ProgressRendererTests {
    private let terminal = PluginEnvironment(
        status: PluginSurface(columns: 80, rows: 24, colors: 0, isTerminal: true))

    @Test func `Describes itself in its note`() throws {
        let manifest = try PluginLibrary(opening: BuiltPlugin.path("ProgressRenderer")).manifest
        #expect(manifest.id == "progress")
        #expect(manifest.views == [.loading, .error])
        #expect(manifest.needs == [])
        #expect(manifest.options.map(\.key) == ["width"])
    }

    @Test func `Has only a loading view and an error view`() throws {
        let plugin = try OpenedPlugin(product: "ProgressRenderer")
        #expect(plugin.seat.feedView == nil)
        #expect(plugin.seat.loadingView != nil)
        #expect(plugin.seat.errorView != nil)
    }

    @Test func `Draws and clears a bar on the status stream`() throws {
        let plugin = try OpenedPlugin(product: "ProgressRenderer", environment: terminal)
        let view = try #require(plugin.seat.loadingView)
        view.display(
            FeedLoadingViewModel(
                isLoading: true, message: "a.example", completedSources: 1, totalSources: 4,
                receivedBytes: 1_500, amount: "1/4 · 1.5 kB"))
        let bar = "█████░░░░░░░░░░░░░░░  1/4 · 1.5 kB  a.example"
        #expect(plugin.status == "\r" + bar)
        view.display(FeedLoadingViewModel(isLoading: false))
        #expect(plugin.status == "\r\(bar)\r\(String(repeating: " ", count: bar.count))\r")
        try plugin.seat.finish()
        #expect(plugin.output.isEmpty)
        #expect(plugin.log.messages.isEmpty)
    }

    @Test func `Reports a failed load on one line`() throws {
        let plugin = try OpenedPlugin(product: "ProgressRenderer", environment: terminal)
        plugin.seat.loadingView?.display(FeedLoadingViewModel(isLoading: true, message: "x"))
        plugin.seat.errorView?.display(
            FeedErrorViewModel(
                message: "no such file: f.xml", remedy: "Check the name.", label: "fault:",
                words: "no such file: f.xml | Check the name."))
        plugin.seat.errorView?.display(.noError)
        plugin.seat.loadingView?.display(FeedLoadingViewModel(isLoading: false))
        #expect(plugin.status == "\rx\r \rfault: no such file: f.xml | Check the name.\n")
    }
}
