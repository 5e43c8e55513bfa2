import FeedModel
import FeedViews
import PluginHosting
import PluginReading
import PluginTestSupport
import Testing

@Suite struct `An interactive plugin` {
    private func make() throws -> OpenedPlugin {
        let folder = TemporaryFolder()
        return try OpenedPlugin(
            path: CompiledPlugin.make(
                "Tests/Fixtures/plugins/interactive.c", name: "interactive", in: folder))
    }

    @Test func `is answered in dispatch, never within its own call`() throws {
        let plugin = try make()
        let delegate = DelegateSpy()
        delegate.onMessage = { [unowned plugin] message in
            if message == "refresh" {
                plugin.seat.feedView?.display(.titled("A", "B"))
                return
            }
            let image = try? plugin.seat.makeImage(
                FeedImageData(bytes: [1], mediaType: "image/png"))
            plugin.seat.imageView?.display(
                FeedImageViewModel(
                    request: FeedImageRequest(revision: 0, index: 0), id: "", title: "",
                    image: image, isLoading: false,
                    shouldRetry: false))
        }
        delegate.queue = plugin.events
        plugin.seat.delegate = delegate
        #expect(plugin.seat.isInteractive)
        try plugin.seat.run()
        try plugin.seat.finish()
        #expect(delegate.messages == ["refresh", "request 0", "request 1"])
        #expect(
            plugin.calls == [
                "run", "feed", "requested", "make", "picture", "release", "make", "picture",
                "release", "left",
            ])
        #expect(plugin.complaints.isEmpty)
    }

    @Test func `lets in what other threads have posted`() throws {
        let plugin = try make()
        let events = plugin.events
        // Only the plugin's thread, which runs what is posted, touches it.
        nonisolated(unsafe) let seat = plugin.seat
        let delegate = DelegateSpy()
        delegate.onMessage = { message in
            OtherThread.start {
                events.post {
                    if message == "refresh" {
                        unsafe seat.feedView?.display(.titled("A"))
                    } else {
                        unsafe seat.imageView?.display(
                            FeedImageViewModel(
                                request: FeedImageRequest(revision: 0, index: 0), id: "", title: "",
                                image: nil, isLoading: false,
                                shouldRetry: true))
                    }
                }
            }
        }
        plugin.seat.delegate = delegate
        try plugin.seat.run()
        #expect(delegate.messages == ["refresh", "request 0"])
        #expect(plugin.calls == ["run", "feed", "requested", "no picture", "left"])
    }

    @Test func `leaves when the person wants to`() throws {
        let plugin = try make()
        plugin.events.requestStop()
        try plugin.seat.run()
        #expect(plugin.calls == ["run", "left"])
        #expect(plugin.seat.failure == nil)
    }
}
