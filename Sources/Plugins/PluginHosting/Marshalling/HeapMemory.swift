/// Memory of this process, lent to a plugin that runs in it.
final class HeapMemory: ArenaMemory {
    func allocate(_ capacity: Int) -> ArenaChunk {
        unsafe ArenaChunk(
            memory: UnsafeMutableRawPointer.allocate(
                byteCount: capacity, alignment: Arena.alignment),
            capacity: capacity)
    }

    /// How much of what is given back is overwritten, so that a plugin that kept a pointer draws
    /// what anybody sees is wrong: enough for what is nearly always lent, and nothing of a great
    /// article.
    private static let overwrittenCount = 65_536

    func deallocate(_ chunk: ArenaChunk) {
        unsafe chunk.memory.initializeMemory(
            as: UInt8.self, repeating: 0xA5, count: min(chunk.capacity, Self.overwrittenCount))
        unsafe chunk.memory.deallocate()
    }
}
