import FeedViews
import PluginHosting
import PluginTestSupport
import Testing
import WorkerProtocol

@Suite struct PluginContractTests {
    @Test func `Refuses calls with invalid arguments`() throws {
        let spy = try Spy.make("nonsense")
        try spy.draw(.titled("A"))
        #expect(
            spy.calls.dropFirst(2).prefix(10) == [
                "stream -5", "null -5", "length -5", "nothing 0", "extension 0", "outside 0",
                "outside 0", "outside 0", "outside 0", "no such text 0 0",
            ])
        #expect(
            spy.complaints == [
                "called write with a stream or a length that is none; refused",
                "called write with a null pointer; refused",
                "asked for item 1 of 1, which is not there",
                "asked for item 18446744073709551615 of 1, which is not there",
                "asked for text -1 of an item, which is not there",
                "asked for text 8 of an item, which is not there",
                "a level [2J of its own",
                "\u{FFFD}\u{FFFD}",
                "called log with a message that is none or too long; dropped",
            ])
        #expect(spy.output == "Sample")
    }

    @Test func `Refuses calls from other threads`() throws {
        let spy = try Spy.make(
            "other-thread", environment: PluginEnvironment(output: PluginSurface(columns: 80)))
        let delegate = DelegateSpy()
        spy.seat.delegate = delegate
        try spy.draw(.titled())
        #expect(spy.output == "Sample")
        #expect(delegate.messages.isEmpty)
        #expect(spy.calls.contains("elsewhere: write -5, 0 columns"))
        #expect(spy.calls.contains("elsewhere: no item, no detail, no text"))
        #expect(
            spy.complaints == [
                "called write from another thread than its own; refused",
                "called environment from another thread than its own; refused",
                "called request_refresh from another thread than its own; refused",
                "called item from another thread than its own; refused",
                "called item_detail from another thread than its own; refused",
                "called item_text from another thread than its own; refused",
            ])
    }

    @Test func `Refuses writes and requests during create`() throws {
        let spy = try Spy.make("write-in-create")
        let delegate = DelegateSpy()
        spy.seat.delegate = delegate
        #expect(spy.calls == ["write -5"])
        #expect(
            spy.complaints == [
                "called write from create; refused",
                "called request_refresh from create; refused",
                "called request_image from create; refused",
            ])
        spy.seat.feedView?.display(.titled())
        #expect(delegate.messages.isEmpty)
    }

    @Test func `Refuses calls after destroy`() throws {
        let library = try Spy.library()
        let log = CollectedLog()
        let first = try OpenedPlugin(library, options: ["do": "late"], log: log)
        first.seat.close()
        let second = try OpenedPlugin(library)
        #expect(
            log.texts(.warning) == [
                "called write after its end; refused",
                "called request_image after its end; refused",
                "called log after its end; refused",
            ])
        #expect(first.output == "")
        #expect(second.complaints.isEmpty)
    }

    @Test func `Refuses access to a feed that is gone`() throws {
        let spy = try Spy.make("keep")
        spy.seat.feedView?.display(.titled("A"))
        spy.seat.feedView?.display(.titled("B"))
        spy.seat.loadingView?.display(FeedLoadingViewModel(isLoading: false))
        #expect(
            spy.calls.suffix(2) == [
                "while it loads feed 2: Sample, B, About B", "while it loads feed 0: , gone,",
            ])
        #expect(spy.complaints.isEmpty)
    }

    @Test func `Refuses dispatch from a view`() throws {
        let spy = try Spy.make("dispatch-in-view")
        try spy.draw(.titled())
        #expect(spy.calls.contains("dispatch -5"))
        #expect(
            spy.complaints == ["called dispatch from outside its run, or from a view; refused"])
    }

    @Test func `Warns about each fault once, with a limit`() throws {
        let spy = try Spy.make("request")
        for _ in 0..<3 {
            spy.seat.feedView?.display(.titled())
        }
        #expect(Set(spy.complaints).count == spy.complaints.count)
        for count in 0..<100 {
            spy.seat.feedView?.display(.titled(count: count))
        }
        #expect(spy.complaints.count == 20)
    }
}
