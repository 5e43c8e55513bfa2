import FeedModel
import FeedViews
import Glibc
import PluginFinding
import PluginHosting
import PluginTestSupport
import PluginTracing
import Testing
import WorkerHosting
import WorkerProtocol

@Suite struct WorkerRendererTests {
    private func spy(
        _ action: String = "nothing", settings: (inout WorkerSettings) -> Void = { _ in }
    ) throws -> PluginInWorker {
        try PluginInWorker(
            compiling: "Tests/Fixtures/plugins/spy.c", options: ["do": action], settings: settings)
    }

    @Test func `Is confined completely`() throws {
        let spy = try spy()
        try spy.draw(.titled("First"))
        #expect(spy.seat.confinement?.absences == [])
        spy.seat.close()
    }

    @Test func `Receives an option as long as a file may be`() throws {
        let value = String(repeating: "é", count: 1 << 19)
        let plugin = try PluginInWorker(
            compiling: "Tests/Fixtures/plugins/spy.c",
            options: ["do": "option-length", "word": value])
        try plugin.draw(.titled("First"))
        plugin.seat.close()
        #expect(plugin.output == "Sample")
        #expect(plugin.calls.contains("last option has 1048576 bytes and a NUL"))
    }

    // MARK: Lifetime of feeds

    @Test func `Keeps a feed until the next one has been displayed, or the end`() throws {
        let spy = try spy("keep")
        spy.seat.feedView?.display(.titled("A"))
        spy.seat.loadingView?.display(FeedLoadingViewModel(isLoading: false))
        try spy.seat.finish()
        spy.seat.close()
        #expect(
            spy.calls.suffix(4) == [
                "while it loads feed 1: Sample, A, About A", "finish",
                "at the end feed 1: Sample, A, About A", "destroy",
            ])
        let last = try self.spy("keep-to-end")
        try last.draw(.titled("C"))
        last.seat.close()
        #expect(
            last.calls.suffix(2) == ["in destroy feed 1: Sample, C, About C", "destroy"])
        #expect(last.log.texts(.warning).isEmpty)
    }

    @Test func `Is stopped if it accesses a feed after the next was displayed`() throws {
        let spy = try spy("keep")
        spy.seat.feedView?.display(.titled("A"))
        spy.seat.feedView?.display(.titled("B"))
        #expect(
            spy.calls.suffix(2) == [
                "in display feed 2: Sample, B, About B", "in display feed 1: Sample, A, About A",
            ])
        #expect(spy.seat.failure == nil)
        spy.seat.loadingView?.display(FeedLoadingViewModel(isLoading: false))
        #expect(spy.calls.last == "while it loads feed 2: Sample, B, About B")
        #expect(spy.seat.loss?.cause == .lentMemory)
        #expect(spy.seat.failure?.call == .displayLoading)
    }

    @Test func `Sends requests for the displayed feed only`() throws {
        let spy = try spy("request")
        let delegate = DelegateSpy()
        spy.seat.delegate = delegate
        defer { spy.seat.close() }
        var feed = FeedViewModel.titled("A", "B")
        for given in [7, 9] as [UInt64] {
            feed.revision = given
            spy.seat.feedView?.display(feed)
        }
        #expect(delegate.messages.count == 10)
        #expect(delegate.revisions == [0, 7, 7, 7, 7, 0, 9, 9, 9, 9])
    }

    // MARK: Main loops

    @Test func `Learns from its first dispatch that it should stop`() throws {
        let folder = try TemporaryFolder()
        let path = try CompiledPlugin.make(
            "Tests/Fixtures/plugins/interactive.c", definitions: ["ASKS_FIRST"], name: "asks",
            in: folder)
        for _ in 0..<5 {
            let plugin = try PluginInWorker(path: path)
            plugin.events.requestStop()
            try plugin.seat.run()
            #expect(plugin.calls == ["run", "told at once"])
        }
    }

    @Test func `Logs and wakes the main loop on any thread`() throws {
        let plugin = try PluginInWorker(
            compiling: "Tests/Fixtures/plugins/interactive.c", definitions: ["WAKES"])
        try plugin.seat.run()
        #expect(plugin.seat.failure == nil)
        #expect(plugin.calls.contains("awake"))
    }

    @Test func `Is ended if it does not leave its main loop`() throws {
        let plugin = try PluginInWorker(
            compiling: "Tests/Fixtures/plugins/interactive.c", definitions: ["STAYS"]
        ) { $0.deadlines.leaving = 500 }
        plugin.events.requestStop()
        #expect(throws: PluginFailure.self) { try plugin.seat.run() }
        #expect(plugin.seat.loss?.cause == .hung(500))
        #expect(plugin.seat.failure?.call == .run)
    }

    @Test func `May stay in a main loop with a user for longer than all other calls take`() throws {
        let plugin = try PluginInWorker(
            compiling: "Tests/Fixtures/plugins/interactive.c", definitions: ["SLOW"]
        ) {
            $0.grants = .terminal
            $0.lendsTerminal = true
            $0.deadlines.total = 200
        }
        let delegate = DelegateSpy()
        delegate.onMessage = { [unowned plugin] message in
            if message == "refresh" {
                plugin.seat.feedView?.display(.titled(count: 5))
            } else {
                plugin.seat.show(nil, shouldRetry: true)
            }
        }
        delegate.queue = plugin.events
        plugin.seat.delegate = delegate
        defer { plugin.seat.close() }
        try plugin.seat.run()
        #expect(plugin.calls.contains("left"))
    }

    @Test(arguments: [("call", []), ("total", []), ("call", ["MUTE"])] as [(String, [String])])
    func `Is ended at a deadline, and told which setting raises it`(
        setting: String, definitions: [String]
    ) throws {
        let plugin = try PluginInWorker(
            compiling: "Tests/Fixtures/plugins/slow.c", definitions: definitions
        ) {
            if setting == "call" { $0.deadlines.call = 200 } else { $0.deadlines.total = 200 }
            // Else it could not close its standard output.
            $0.withheldParts = [.seccomp]
            $0.acceptsMissingParts = true
        }
        #expect(throws: PluginFailure.self) { try plugin.draw(.titled("First")) }
        #expect(plugin.seat.loss?.cause == .hung(200))
        #expect(plugin.seat.loss?.remedy.contains("raise \(setting)-deadline ") == true)
    }

    @Test(arguments: ["/bin/true", "/bin/false"])
    func `Is reported as lost if its process ends before the first message`(
        program: String
    ) throws {
        let lost = try spy { $0.executable = program }
        #expect(throws: PluginFailure.self) { try lost.draw(.titled("First")) }
        #expect(lost.seat.loss != nil, "\(String(describing: lost.seat.failure))")
        #expect(lost.seat.failure?.call == .create)
    }

    @Test func `Is ended and reported if it exhausts its processor time`() throws {
        let plugin = try PluginInWorker(compiling: "Tests/Zoo/display_spins.c") {
            $0.limits.processorTime = 1
            $0.deadlines.call = 120_000
        }
        #expect(throws: PluginFailure.self) { try plugin.draw(.titled("First")) }
        #expect(plugin.seat.loss?.cause == .outOfProcessorTime)
        #expect(plugin.seat.loss?.function == "display")
    }

    @Test func `Lets a window fill a screen, and stay for days`() throws {
        let plugin = try PluginInWorker(compiling: "Tests/Fixtures/plugins/lasting_window.c") {
            $0.grants = .display
        }
        try plugin.draw(.titled("First"))
        #expect(plugin.output == "1 1")
    }

    @Test func `Waits while too many of the user's descriptors are in flight`() throws {
        let descriptors = try InFlightDescriptors()
        let spy = try spy()
        OtherThread.start {
            usleep(300_000)
            descriptors.empty()
        }
        try spy.draw(.titled("First"))
        #expect(spy.output == "Sample")
        spy.seat.close()
    }

    // MARK: Confinement

    @Test(arguments: ConfinementPart.allCases.filter { $0 != .isolation })
    func `Is refused without a confinement part, unless the user accepts that`(
        part: ConfinementPart
    ) throws {
        let refused = try spy { $0.withheldParts = [part] }
        #expect(throws: PluginFailure.self) { try refused.draw(.titled("First")) }
        #expect(
            refused.seat.failure?.reason
                == .refused(
                    .notConfined(
                        missing: [part.rawValue],
                        holding: ConfinementPart.allCases.filter { $0 != part }.map(\.rawValue))))
        #expect(refused.output == "")
        #expect(refused.log.texts(.debug).isEmpty)

        let accepted = try spy {
            $0.withheldParts = [part]
            $0.acceptsMissingParts = true
        }
        try accepted.draw(.titled("First"))
        #expect(accepted.output == "Sample")
        let report = try #require(accepted.seat.confinement)
        #expect(report.absences.map(\.part) == [part])
        #expect(
            accepted.log.texts(.warning).contains {
                $0.contains("lacks \(part.rawValue); what holds: ")
            })
        #expect(Set(report.active) == Set(ConfinementPart.allCases).subtracting([part]))
    }

    /// Promises that hold without one part: no file is opened and no process started.
    @Test(arguments: [ConfinementPart.landlock, .seccomp])
    func `Opens no files and starts no processes without Landlock or seccomp`(
        part: ConfinementPart
    ) throws {
        let plugin = try PluginInWorker(compiling: "Tests/Fixtures/plugins/reaching.c") {
            $0.withheldParts = [part]
            $0.acceptsMissingParts = true
        }
        try plugin.draw(.titled("First"))
        #expect(
            plugin.output.split(separator: "\n").filter { !$0.hasSuffix("refused") } == [],
            "\(plugin.output)")
        #expect(plugin.output.split(separator: "\n").count == 5, "\(plugin.output)")
    }
}
