/// Memory of this process, lent to a plugin that runs in it.
final class HeapMemory: ArenaMemory {
    func allocate(_ capacity: Int) -> ArenaChunk {
        unsafe ArenaChunk(
            memory: UnsafeMutableRawPointer.allocate(
                byteCount: capacity, alignment: Arena.alignment),
            capacity: capacity)
    }

    func deallocate(_ chunk: ArenaChunk) {
        unsafe chunk.memory.deallocate()
    }
}
