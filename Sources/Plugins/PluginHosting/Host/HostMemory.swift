import FeedPluginAPI

/// The extension that keeps bytes from one renderer to the next, as it is offered to a plugin.
@safe final class HostMemory {
    private let table = UnsafeMutablePointer<feed_memory_extension>.allocate(capacity: 1)
    private let arena = Arena()
    private let memory: PluginMemory
    private let plugin: String

    /// - Parameter plugin: the plugin's identifier.
    init(_ memory: PluginMemory, of plugin: String) {
        self.memory = memory
        self.plugin = plugin
        unsafe table.initialize(
            to: feed_memory_extension(
                size: MemoryLayout<feed_memory_extension>.size,
                recall: { host in
                    guard
                        let instance = unsafe HostTable.from(host)?
                            .instance(for: "feed_memory_extension.recall")
                    else { return unsafe feed_string() }
                    return unsafe instance.loans.memory?.recall() ?? feed_string()
                },
                keep: { host, bytes, length in
                    let name: StaticString = "feed_memory_extension.keep"
                    unsafe HostTable.from(host)?.instance(for: name)?.keep(bytes, length)
                }))
    }

    deinit {
        unsafe table.deallocate()
    }

    var pointer: UnsafeRawPointer { unsafe UnsafeRawPointer(table) }

    /// Lends what was kept; what was lent before is overwritten.
    private func recall() -> feed_string {
        let kept = memory.recall(plugin)
        guard !kept.isEmpty else { return unsafe feed_string() }
        arena.reset()
        return unsafe arena.string(of: kept)
    }

    func keep(_ bytes: [UInt8]) {
        memory.keep(plugin, bytes)
    }
}
