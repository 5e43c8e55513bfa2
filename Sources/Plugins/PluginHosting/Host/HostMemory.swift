import FeedPluginAPI

/// The host's memory extension (`feed_memory_extension`), which stores a renderer's state for its
/// successor.
@safe final class HostMemory: HostExtension<feed_memory_extension> {
    private let arena = Arena()
    private let memory: RendererState
    private let plugin: String

    /// - Parameter plugin: the plugin's identifier.
    init(_ memory: RendererState, of plugin: String) {
        self.memory = memory
        self.plugin = plugin
        var functions = sized(feed_memory_extension())
        unsafe functions.recall = { host in
            let instance = unsafe HostTable.instance(
                of: host, for: "feed_memory_extension.recall")
            return unsafe instance?.interfaces.memory?.recall() ?? feed_string()
        }
        unsafe functions.keep = { host, bytes, length in
            unsafe HostFunctions.answer(host, "feed_memory_extension.keep") {
                unsafe $0.keep(bytes, length)
            }
        }
        super.init(functions)
    }

    /// Lends the stored bytes and invalidates those lent before.
    private func recall() -> feed_string {
        let kept = memory.recall(plugin)
        guard !kept.isEmpty else { return unsafe feed_string() }
        arena.reset()
        return unsafe arena.string(of: kept.span)
    }

    func keep(_ bytes: [UInt8]) {
        memory.keep(plugin, bytes)
    }
}
