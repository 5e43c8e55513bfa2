import FeedModel
import FeedViews
import PluginHosting
import PluginTestSupport
import Testing
import WorkerProtocol

@Suite struct PluginRendererTests {
    @Test func `Is destroyed with its seat, even if views remain`() throws {
        var spy: OpenedPlugin? = try Spy.make()
        let view = spy?.seat.feedView
        let log = try #require(spy?.log)
        spy = nil
        #expect(log.texts(.debug).last == "destroy")
        view?.display(.titled("Too late"))
        #expect(log.texts(.debug).last == "destroy")
    }

    @Test func `Never receives an image of another renderer`() throws {
        let spy = try Spy.make()
        let other = try Spy.make()
        let image = try other.seat.makeImage(FeedImageData(bytes: [1], mediaType: "image/png"))
        spy.seat.show(image, id: "x", title: "X")
        #expect(spy.calls == ["image 0 x: 0 bytes, loading 0, retry 0"])
    }

    @Test(arguments: [
        (
            "null-image",
            PluginFailure.Reason.contractBroken("it says that it made an image, and gave none"), nil
        ),
        ("failing-image", .status(-1), "it is all black"),
    ])
    func `May fail to make a picture, and continues`(
        action: String, reason: PluginFailure.Reason, message: String?
    ) throws {
        let spy = try Spy.make(action)
        let failure = #expect(throws: PluginFailure.self) {
            try spy.seat.makeImage(FeedImageData(bytes: [], mediaType: "image/png"))
        }
        #expect(failure?.reason == reason)
        #expect(failure?.message == message)
        #expect(spy.seat.failure == nil)
        try spy.draw(.titled())
        #expect(spy.output == "Sample")
    }

    @Test(arguments: [
        ("fail-display", PluginFailure.Reason.status(-1), "the ink is dry" as String?),
        ("fail-display-silently", .status(-77), nil),
        ("closed", .contractBroken("it says that the output is closed, which it is not"), nil),
    ])
    func `Receives no calls after a failure`(
        action: String, reason: PluginFailure.Reason, message: String?
    ) throws {
        let spy = try Spy.make(action)
        let image = try spy.seat.makeImage(FeedImageData(bytes: [1], mediaType: "image/png"))
        spy.seat.feedView?.display(.titled())
        let expected = try #require(spy.seat.failure)
        #expect(expected.call == .displayFeed)
        #expect(expected.reason == reason)
        #expect(expected.message == message)
        spy.seat.feedView?.display(.titled("Again"))
        spy.seat.loadingView?.display(FeedLoadingViewModel(isLoading: false))
        #expect(throws: expected) { try spy.seat.finish() }
        #expect(throws: expected) { try spy.seat.run() }
        #expect(throws: PluginFailure.self) {
            try spy.seat.makeImage(FeedImageData(bytes: [1], mediaType: "image/png"))
        }
        spy.seat.close()
        #expect(
            spy.calls == [
                "make 1 bytes of image/png", "feed Sample: 0 items", "release 1 bytes", "destroy",
            ])
        #expect(image === image)
    }

    @Test func `Reports why finish failed`() throws {
        let spy = try Spy.make("fail-finish")
        let failure = #expect(throws: PluginFailure.self) { try spy.draw(.titled()) }
        #expect(failure?.call == .finish)
        #expect(failure?.message == "the paper is wet")
    }

    @Test func `Fails when the output refuses bytes`() throws {
        let spy = try Spy.make(outputCapacity: 3)
        let failure = #expect(throws: PluginFailure.self) { try spy.draw(.titled()) }
        #expect(failure?.reason == .outputRefused)
        #expect(spy.output == "")
    }

    @Test func `Receives the environment it draws in`() throws {
        let spy = try Spy.make(
            "environment",
            environment: PluginEnvironment(
                output: PluginSurface(
                    columns: 80, rows: 24, colors: 256, isTerminal: true, allowsHyperlinks: true),
                status: PluginSurface(columns: -5, rows: .max),
                locale: "de_DE.UTF-8", timeZone: "Europe/Berlin"))
        try spy.draw(.titled())
        #expect(
            spy.calls.dropFirst().prefix(3) == [
                "output 80x24 256 1 1", "status 0x4294967295 0 0 0",
                "place de_DE.UTF-8 Europe/Berlin",
            ])
    }

    @Test func `Offers plain text if the host supports it`() throws {
        let with = try Spy.make("plain-text", plainText: { "<\($0)>" })
        try with.draw(.titled())
        #expect(with.calls.contains("text <<b>bold</b>>"))
        let without = try Spy.make("plain-text")
        try without.draw(.titled())
        #expect(without.calls.contains("no plain text"))
    }

    @Test func `Forwards requests at once, to be answered later`() throws {
        let spy = try Spy.make("request")
        let delegate = DelegateSpy()
        var callsAtFirst: [String] = []
        delegate.onMessage = { message in
            if message == "refresh" { callsAtFirst = spy.calls }
        }
        spy.seat.delegate = delegate
        spy.seat.feedView?.display(.titled("A", "B"))
        #expect(callsAtFirst.last == "item id-1 B")
        #expect(
            delegate.messages == ["refresh", "request 0", "preload 1", "cancel 1", "cancel 0"])
        #expect(
            spy.complaints == [
                "asked for the picture of item 2 of 2; refused",
                "asked for the picture of item 18446744073709551614 of 2; refused",
                "called request_image with revision 0, which no feed has; ignored",
            ])
    }
}
