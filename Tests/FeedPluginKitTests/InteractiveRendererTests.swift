import FeedViews
import PluginHosting
import PluginTestSupport
import Testing

@Suite struct InteractiveRendererTests {
    @Test func `Receives its feed in dispatch, and leaves its main loop by itself`() throws {
        let plugin = try LinkedPlugin.openInteractive(LoopingRenderer.self)
        // Posted closures run on this thread only.
        nonisolated(unsafe) let seat = plugin.seat
        plugin.events.post { unsafe seat.feedView?.display(FullViewModels.feed) }
        #expect(plugin.seat.isInteractive)
        try plugin.seat.run()
        try plugin.seat.finish()
        // Views flush when they return, after what `run` wrote.
        #expect(plugin.output == "run Feed left")
    }

    @Test func `Leaves its main loop when asked to stop`() throws {
        let plugin = try LinkedPlugin.openInteractive(LoopingRenderer.self)
        plugin.events.requestStop()
        try plugin.seat.run()
        #expect(plugin.output == "run  left")
        #expect(plugin.seat.failure == nil)
    }
}
