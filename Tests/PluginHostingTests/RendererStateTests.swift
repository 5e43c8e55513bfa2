import PluginHosting
import PluginTestSupport
import Testing
import WorkerHosting

@Suite struct RendererStateTests {
    private func library(in folder: TemporaryFolder) throws -> String {
        try CompiledPlugin.make("Tests/Fixtures/plugins/memory.c", name: "memory", in: folder)
    }

    private static let warnings = [
        "wants 16385 bytes kept, where 16384 are the most; refused",
        "called feed_memory_extension.keep with bytes that are none; refused",
    ]

    @Test func `Restores state in-process`() throws {
        let storage = StateStorage(["other": [1, 2, 3]])
        let folder = try TemporaryFolder()
        let library = try PluginLibrary(opening: library(in: folder))
        for round in 0..<3 {
            let plugin = try OpenedPlugin(library, memory: storage.memory)
            try plugin.draw(.titled("A"))
            #expect(plugin.outputBytes == [UInt8](repeating: 0xFF, count: round))
            #expect(plugin.log.texts(.warning) == Self.warnings)
        }
        #expect(storage.states == ["other": [1, 2, 3], "memory": [0xFF, 0xFF, 0xFF]])
    }

    @Test func `Restores state in a worker`() throws {
        let storage = StateStorage(["other": [1, 2, 3]])
        let folder = try TemporaryFolder()
        let library = try library(in: folder)
        for round in 0..<3 {
            let plugin = try PluginInWorker(path: library, memory: storage.memory)
            try plugin.draw(.titled("A"))
            plugin.seat.close()
            #expect(plugin.outputBytes == [UInt8](repeating: 0xFF, count: round))
            #expect(plugin.log.texts(.warning) == Self.warnings)
        }
        #expect(storage.states == ["other": [1, 2, 3], "memory": [0xFF, 0xFF, 0xFF]])
    }

    @Test func `Accepts the maximum length in a worker`() throws {
        let most = [UInt8](repeating: 0, count: RendererState.maximumLength)
        let storage = StateStorage(["memory": most])
        let folder = try TemporaryFolder()
        let plugin = try PluginInWorker(path: library(in: folder), memory: storage.memory)
        try plugin.draw(.titled("A"))
        #expect(plugin.outputBytes == most)
    }
}
