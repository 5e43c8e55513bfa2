import FeedViews
import PluginTestSupport
import Testing
import WorkerProtocol

@testable import PluginHosting
@testable import PluginReading

@Suite struct PluginRequirementTests {
    @Test func `Accepts exactly the extensions that the host offers`() throws {
        let folder = try TemporaryFolder()
        let offered = PluginRequirement.offered
        #expect(offered.contains(.plainText) && offered.contains(.memory))
        let names = offered + offered.map { .init(name: $0.name, revision: $0.revision + 1) }
        let library = try CompiledPlugin.make(
            "Tests/Fixtures/plugins/extensions.c",
            definitions: ["NAMES=" + names.map { "\"\($0)\"" }.joined(separator: ",")],
            name: "extensions", in: folder)
        let plugin = try OpenedPlugin(
            PluginLibrary(opening: library), grants: .terminal, plainText: { $0 },
            memory: StateStorage().memory)
        try plugin.draw(.titled("A"))
        #expect(
            plugin.output
                == String(repeating: "1", count: offered.count)
                + String(repeating: "0", count: offered.count))
    }

    @Test func `Limits names to 64 bytes`() {
        let name = String(repeating: "n", count: 64)
        #expect(PluginRequirement(name + "/1") != nil)
        #expect(PluginRequirement(name + "n/1") == nil)
    }

    @Test func `Limits each half of a picture's media type to 127 bytes`() {
        let half = String(repeating: "h", count: 127)
        #expect(PluginImageForm("\(half)/\(half)") == .mediaType("\(half)/\(half)"))
        #expect(PluginImageForm("\(half)h/\(half)") == nil)
        #expect(PluginImageForm("\(half)/\(half)h") == nil)
    }
}
