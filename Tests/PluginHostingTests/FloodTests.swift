import FeedViews
import PluginHosting
import PluginTestSupport
import PluginTracing
import Testing
import WorkerHosting

/// Unlimited requests of a plugin are reported with the call that made them.
@Suite struct FloodTests {
    /// The calls a plugin can flood the host in, by the option of floods.c.
    private static let calls: [(option: String, call: PluginCall)] = [
        ("loading", .displayLoading), ("error", .displayError), ("feed", .displayFeed),
        ("run", .run), ("finish", .finish),
    ]

    private static let source = "Tests/Fixtures/plugins/floods.c"

    /// Makes every call that a renderer has.
    private static func use(_ seat: any HostedRenderer) throws {
        seat.loadingView?.display(FeedLoadingViewModel(isLoading: true))
        seat.errorView?.display(FeedErrorViewModel(message: "none", remedy: nil, canRetry: false))
        seat.feedView?.display(.titled("A"))
        try seat.run()
        try seat.finish()
    }

    private static func expect(
        _ flood: PluginCrash.Flood, in call: PluginCall, of seat: any HostedRenderer
    ) {
        #expect(
            seat.loss?.cause == .flood(flood), "\(call): \(String(describing: seat.failure))")
        #expect(seat.failure?.call == call)
    }

    @Test(arguments: calls)
    func `Reports a flood with its call in-process`(option: String, call: PluginCall) throws {
        let folder = try TemporaryFolder()
        let path = try CompiledPlugin.make(Self.source, name: "floods", in: folder)
        let plugin = try OpenedPlugin(path: path, options: ["in": option])
        #expect(throws: PluginFailure.self) { try Self.use(plugin.seat) }
        Self.expect(.refreshes, in: call, of: plugin.seat)
        plugin.seat.close()
    }

    @Test(arguments: calls, [PluginCrash.Flood.refreshes, .log, .output, .printed])
    func `Reports a flood with its call in a worker`(
        target: (option: String, call: PluginCall), flood: PluginCrash.Flood
    ) throws {
        let plugin = try PluginInWorker(
            compiling: Self.source, options: ["in": target.option, "with": flood.rawValue]
        ) { $0.outputLimit = 1 << 20 }
        #expect(throws: PluginFailure.self) { try Self.use(plugin.seat) }
        Self.expect(flood, in: target.call, of: plugin.seat)
        plugin.seat.close()
    }

    @Test(arguments: [PluginCrash.Flood.log, .printed])
    func `Reports a flood of a worker that is ending`(flood: PluginCrash.Flood) throws {
        let plugin = try PluginInWorker(
            compiling: Self.source, options: ["in": "destroy", "with": flood.rawValue])
        try Self.use(plugin.seat)
        plugin.seat.close()
        Self.expect(flood, in: .destroy, of: plugin.seat)
    }
}
