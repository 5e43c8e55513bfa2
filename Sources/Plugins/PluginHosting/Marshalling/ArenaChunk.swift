/// A block of an arena's memory.
@unsafe package struct ArenaChunk {
    /// Owned by the ``ArenaMemory`` that allocated it.
    package let memory: UnsafeMutableRawPointer
    /// In bytes.
    package let capacity: Int
    /// Added to an address to get the borrower's.
    package let displacement: Int

    package init(memory: UnsafeMutableRawPointer, capacity: Int, displacement: Int = 0) {
        unsafe self.memory = unsafe memory
        unsafe self.capacity = capacity
        unsafe self.displacement = displacement
    }
}
