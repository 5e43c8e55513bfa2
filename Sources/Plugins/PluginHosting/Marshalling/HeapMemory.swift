/// Heap memory, for plugins in this process.
final class HeapMemory: ArenaMemory {
    func allocate(_ capacity: Int) -> ArenaChunk {
        unsafe ArenaChunk(
            memory: UnsafeMutableRawPointer.allocate(
                byteCount: capacity, alignment: Arena.alignment),
            capacity: capacity)
    }

    /// The number of bytes that are overwritten when memory is freed, so that use of a stale
    /// pointer shows. Covers nearly every value, but not all of a large article.
    private static let overwrittenCount = 65_536

    func deallocate(_ chunk: ArenaChunk) {
        unsafe chunk.memory.initializeMemory(
            as: UInt8.self, repeating: 0xA5, count: min(chunk.capacity, Self.overwrittenCount))
        unsafe chunk.memory.deallocate()
    }
}
