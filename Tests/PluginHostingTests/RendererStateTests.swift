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

    @Test(arguments: [false, true])
    func `Restores state in-process and in a worker`(inWorker: Bool) throws {
        let storage = StateStorage(["other": [1, 2, 3]])
        let folder = try TemporaryFolder()
        let path = try library(in: folder)
        let opened = try PluginLibrary(opening: path)
        for round in 0..<3 {
            let plugin: HostedPlugin =
                if inWorker {
                    try PluginInWorker(path: path, memory: storage.memory)
                } else {
                    try OpenedPlugin(opened, memory: storage.memory)
                }
            try plugin.draw(.titled("A"))
            plugin.renderer.close()
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
