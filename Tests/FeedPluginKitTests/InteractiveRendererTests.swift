import FeedViews
import PluginHosting
import PluginTestSupport
import Testing

@Suite struct `An interactive renderer` {
    @Test func `gets its feed in dispatch, and leaves when it wants to`() throws {
        let plugin = try LinkedPlugin.openInteractive(LoopingRenderer.self)
        // Only this thread runs what is posted.
        nonisolated(unsafe) let seat = plugin.seat
        plugin.events.post { unsafe seat.feedView?.display(FullViewModels.feed) }
        #expect(plugin.seat.isInteractive)
        try plugin.seat.run()
        try plugin.seat.finish()
        // Views are flushed when they return: what run had written goes before.
        #expect(plugin.output == "run Feed left")
    }

    @Test func `leaves when the host wants it to`() throws {
        let plugin = try LinkedPlugin.openInteractive(LoopingRenderer.self)
        plugin.events.requestStop()
        try plugin.seat.run()
        #expect(plugin.output == "run  left")
        #expect(plugin.seat.failure == nil)
    }
}
