import PluginFinding
import PluginHosting
import PluginReading
import PluginTestSupport
import Testing

@Suite struct PluginLibraryTests {
    private func open(_ fault: String) throws -> PluginLibrary {
        let folder = try TemporaryFolder()
        let path = try CompiledPlugin.make(
            "Tests/Fixtures/plugins/faults.c", definitions: ["FAULT=\(fault)"], name: "faults",
            in: folder)
        return try PluginLibrary(opening: path)
    }

    @Test func `Opens a valid library`() throws {
        let plugin = try OpenedPlugin(open("NONE"))
        #expect(plugin.seat.feedView != nil)
        #expect(plugin.seat.loadingView == nil)
        #expect(plugin.seat.errorView == nil)
        #expect(plugin.seat.imageView == nil)
        #expect(!plugin.seat.isInteractive)
    }

    @Test(arguments: [
        ("NO_ENTRY", PluginFault.noEntry),
        (
            "NULL_ENTRY",
            .contractBroken("the entry says that all is well, and gives no plugin")
        ),
        ("UNTRUE_MINIMUM", .contractBroken("the entry and the note tell different ABI versions")),
        ("SHORT_PLUGIN", .contractBroken("feed_plugin has size 12; version 1 has 24")),
        ("NULL_FACTORY", .contractBroken("feed_plugin.factory is null")),
        ("SHORT_FACTORY", .contractBroken("feed_factory has size 8; version 1 has 24")),
        ("NULL_CREATE", .contractBroken("feed_factory.create is null")),
        ("OTHER_ABI", .contractBroken("the entry and the note tell different ABI versions")),
        (
            "UNTRUE_ABI",
            .contractBroken("the entry and the note tell different ABI versions")
        ),
    ])
    func `Rejects faults of the entry`(name: String, fault: PluginFault) {
        #expect(throws: fault) { try open(name) }
    }

    @Test(arguments: [
        ("SHORT_RENDERER", "feed_renderer has size 88; version 1 has 96"),
        ("NULL_DESTROY", "feed_renderer.destroy is null"),
        ("NULL_DISPLAY", "feed_view.display is null"),
        ("SHORT_VIEW", "feed_view has size 8; version 1 has 16"),
        ("NO_TRANSFORMER", "feed_renderer.transformer, beside an image view, is null"),
    ])
    func `Fails for faults of the factory`(name: String, words: String) throws {
        let library = try open(name)
        let failure = #expect(throws: PluginFailure.self) { try OpenedPlugin(library) }
        #expect(failure?.plugin == "faults")
        #expect(failure?.call == .create)
        #expect(failure?.reason == .contractBroken(words))
    }

    @Test func `Fails with the plugin's message, made safe to display`() throws {
        let spoken = try open("FAILS_WITH_WORDS")
        let failure = #expect(throws: PluginFailure.self) { try OpenedPlugin(spoken) }
        #expect(failure?.reason == .status(-1))
        #expect(failure?.message == "there is no printer [31m here")
        let silent = try open("FAILS_SILENTLY")
        #expect(throws: PluginFailure.self) { try OpenedPlugin(silent) }
        let liar = try open("LIES_ABOUT_WORDS")
        let nonsense = #expect(throws: PluginFailure.self) { try OpenedPlugin(liar) }
        #expect(nonsense?.message?.allSatisfy { $0 == "\u{FFFD}" } == true)
    }

    @Test func `Reports a library refused by the loader with its original path`() throws {
        let folder = try TemporaryFolder()
        let path = try CompiledPlugin.make(
            "Tests/Fixtures/plugins/faults.c", definitions: ["FAULT=UNDEFINED_SYMBOL"],
            name: "undefined", in: folder)
        #expect(
            throws: PluginFault.cannotLoad("\(path): undefined symbol: nobody_defines_this")
        ) { try PluginLibrary(opening: path) }
    }

    @Test func `Keeps working when its file is overwritten`() throws {
        let folder = try TemporaryFolder()
        let path = try CompiledPlugin.make("Examples/dots.c", name: "dots", in: folder)
        let plugin = try OpenedPlugin(path: path)
        try folder.write([UInt8](repeating: 0xCC, count: 100_000), to: "dots.so")
        try plugin.draw(.titled("Still here"))
        #expect(plugin.output == "• Still here\n")
        #expect(throws: PluginFault.elf(.notELF)) { try PluginLibrary(opening: path) }
    }

    @Test func `Rejects missing files and folders`() {
        #expect(throws: PluginFault.unreadable(2)) {
            try PluginLibrary(opening: "/nowhere/at/all.so")
        }
        #expect(throws: PluginFault.notAFile) { try PluginLibrary(opening: "/") }
    }
}
