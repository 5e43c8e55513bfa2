/// A stretch of an arena's memory.
@unsafe package struct ArenaChunk {
    /// Where it is. Who gave it takes it back.
    package let memory: UnsafeMutableRawPointer
    /// Its size in bytes.
    package let capacity: Int
    /// The number to add to an address to have it where the borrower sees it.
    package let displacement: Int

    /// Creates a stretch.
    package init(memory: UnsafeMutableRawPointer, capacity: Int, displacement: Int = 0) {
        unsafe self.memory = unsafe memory
        unsafe self.capacity = capacity
        unsafe self.displacement = displacement
    }
}
