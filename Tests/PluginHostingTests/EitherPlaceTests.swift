import FeedModel
import FeedViews
import PluginFinding
import PluginHosting
import PluginTestSupport
import Testing

/// Behaviour of a renderer that is the same in-process and in a worker.
@Suite struct EitherPlaceTests {
    private static let seats = [PluginPlace.inProcess, .worker]

    @Test(arguments: seats)
    func `Receives every call in order, and destroy once`(seat: PluginPlace) throws {
        let spy = try seat.spy()
        let views = spy.renderer
        views.loadingView?.display(
            FeedLoadingViewModel(
                isLoading: true, message: "a.xml", completedSources: 1, totalSources: 2,
                receivedBytes: 3))
        views.errorView?.display(
            FeedErrorViewModel(message: "no such file", remedy: "look again", canRetry: true))
        views.errorView?.display(.noError)
        try spy.draw(.titled("First", "Zweites ü"))
        #expect(spy.output == "Sample")
        spy.renderer.close()
        #expect(
            spy.options == [
                "option do=nothing", "option count=2", "option flag=false", "option word=",
            ])
        #expect(
            spy.calls == [
                "loading 1 a.xml 1/2 3",
                "error no such file, look again 1",
                "error ,  0",
                "feed Sample: 2 items", "item id-0 First", "item id-1 Zweites ü",
                "finish", "destroy",
            ])
        #expect(spy.complaints.isEmpty)
    }

    @Test(arguments: seats)
    func `Requests any picture of the feed with one call`(seat: PluginPlace) throws {
        let spy = try seat.spy("ask")
        let delegate = DelegateSpy()
        spy.renderer.delegate = delegate
        defer { spy.renderer.close() }
        spy.renderer.feedView?.display(.titled("A", "B"))
        #expect(spy.renderer.failure == nil)
        #expect(delegate.messages == Spy.askMessages)
        #expect(spy.complaints.isEmpty)
    }

    @Test(arguments: seats)
    func `Refuses requests for pictures that do not exist`(seat: PluginPlace) throws {
        let spy = try seat.spy("ask-nonsense")
        let delegate = DelegateSpy()
        spy.renderer.delegate = delegate
        defer { spy.renderer.close() }
        spy.renderer.feedView?.display(.titled("A"))
        #expect(delegate.messages.isEmpty)
        #expect(spy.complaints == Spy.nonsenseWarnings)
    }

    @Test(arguments: seats)
    func `Displays pictures and releases each once`(seat: PluginPlace) throws {
        let spy = try seat.spy()
        spy.renderer.feedView?.display(.titled("First"))
        var first: PluginImage? = try spy.renderer.makeImage(
            FeedImageData(bytes: [1, 2, 3], mediaType: "image/png"))
        let second = try spy.renderer.makeImage(
            FeedImageData(bytes: [1, 2], mediaType: "image/gif"))
        for (image, isLoading, shouldRetry) in [
            (nil, true, false), (first, false, false), (second, false, false), (nil, false, true),
        ] {
            spy.renderer.show(
                image, id: "id-0", title: "First", isLoading: isLoading, shouldRetry: shouldRetry)
        }
        first = nil
        try spy.renderer.finish()
        spy.renderer.close()
        let calls = spy.calls.dropFirst(2)
        #expect(
            calls.filter { !$0.hasPrefix("release") } == [
                "make 3 bytes of image/png", "make 2 bytes of image/gif",
                "image 0 id-0: 0 bytes, loading 1, retry 0",
                "image 0 id-0: 3 bytes, loading 0, retry 0",
                "image 0 id-0: 2 bytes, loading 0, retry 0",
                "image 0 id-0: 0 bytes, loading 0, retry 1",
                "finish", "destroy",
            ])
        #expect(
            calls.filter { $0.hasPrefix("release") }.sorted()
                == ["release 2 bytes", "release 3 bytes"])
        #expect(calls.last == "destroy")
        withExtendedLifetime(second) {}
    }

    @Test(arguments: seats)
    func `Receives pixels in the form it requested`(seat: PluginPlace) throws {
        let spy = try seat.spy()
        defer { spy.renderer.close() }
        spy.renderer.feedView?.display(.titled("A"))
        let pixels = FeedImagePixels(
            width: 1, height: 2, bytesPerRow: 8,
            bytes: [1, 2, 3, 4, 0, 0, 0, 0, 5, 6, 7, 8] + [0, 0, 0, 0])
        let image = try spy.renderer.makeImage(.pixels(pixels))
        spy.renderer.show(
            image,
            for: FeedImageRequest(
                revision: 0, index: nil, url: "u",
                form: .pixels(maximumWidth: 5, maximumHeight: 9)), title: "T")
        #expect(Array(spy.calls.dropFirst(2).prefix(3)) == Spy.pixelCalls)
        let failing = try seat.spy("failing-image")
        defer { failing.renderer.close() }
        let failure = #expect(throws: PluginFailure.self) {
            try failing.renderer.makeImage(.pixels(pixels))
        }
        #expect(failure?.message == "it is too colourful")
    }

    @Test(arguments: seats)
    func `Receives no pictures after cancelling, or of another feed`(
        seat: PluginPlace
    ) throws {
        let spy = try seat.spy("cancel-at-once")
        defer { spy.renderer.close() }
        var feed = FeedViewModel.titled("A", "B")
        feed.revision = 5
        spy.renderer.feedView?.display(feed)
        for viewModel in Spy.answers(in: 5) { spy.renderer.imageView?.display(viewModel) }
        #expect(Array(spy.calls.dropFirst(3)) == Spy.callsBeforeCancelling)
    }

    @Test(arguments: seats)
    func `Runs its main loop and receives answers in dispatch`(seat: PluginPlace) throws {
        let plugin = try seat.plugin("interactive")
        let delegate = DelegateSpy()
        delegate.onMessage = { [unowned plugin] message in
            if message == "refresh" {
                plugin.renderer.feedView?.display(.titled("A", "B"))
                return
            }
            plugin.renderer.show(
                try? plugin.renderer.makeImage(
                    FeedImageData(bytes: [1], mediaType: "image/png")))
        }
        delegate.queue = plugin.events
        plugin.renderer.delegate = delegate
        #expect(plugin.renderer.isInteractive)
        try plugin.renderer.run()
        try plugin.renderer.finish()
        #expect(delegate.messages == ["refresh", "request 0", "request 1"])
        // The host decides when images are released.
        #expect(
            plugin.calls.filter { $0 != "release" } == [
                "run", "feed", "requested", "make", "picture", "make", "picture", "left",
            ])
        #expect(plugin.complaints.isEmpty)
        plugin.renderer.close()
    }

    @Test(arguments: seats)
    func `Receives work posted by other threads in its main loop`(seat: PluginPlace) throws {
        let plugin = try seat.plugin("interactive")
        let events = plugin.events
        // Posted closures run on the plugin's thread only.
        nonisolated(unsafe) let renderer = plugin.renderer
        let delegate = DelegateSpy()
        delegate.onMessage = { message in
            OtherThread.start {
                events.post {
                    if message == "refresh" {
                        unsafe renderer.feedView?.display(.titled("A"))
                    } else {
                        unsafe renderer.show(nil, shouldRetry: true)
                    }
                }
            }
        }
        plugin.renderer.delegate = delegate
        // The delegate retains the renderer.
        defer { plugin.renderer.close() }
        try plugin.renderer.run()
        #expect(delegate.messages == ["refresh", "request 0"])
        #expect(plugin.calls == ["run", "feed", "requested", "no picture", "left"])
    }

    @Test(arguments: seats)
    func `Leaves its main loop when asked to stop`(seat: PluginPlace) throws {
        let plugin = try seat.plugin("interactive")
        plugin.events.requestStop()
        try plugin.renderer.run()
        #expect(plugin.calls == ["run", "left"])
        #expect(plugin.renderer.failure == nil)
        plugin.renderer.close()
    }
}

extension PluginPlace {
    /// A plugin of the fixtures in this seat.
    fileprivate func plugin(
        _ name: String, options: [String: String] = [:]
    ) throws -> HostedPlugin {
        let folder = try TemporaryFolder()
        let path = try CompiledPlugin.make(
            "Tests/Fixtures/plugins/\(name).c", name: name, in: folder)
        return switch self {
        case .inProcess: try OpenedPlugin(path: path, options: options)
        case .worker: try PluginInWorker(path: path, options: options)
        }
    }

    /// The spy plugin, which performs `action` when it can.
    fileprivate func spy(_ action: String = "nothing") throws -> HostedPlugin {
        try plugin("spy", options: ["do": action])
    }
}
