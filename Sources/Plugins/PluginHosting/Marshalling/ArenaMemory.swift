/// Allocates an arena's memory.
package protocol ArenaMemory: AnyObject {
    /// Allocates at least `capacity` bytes, aligned for every C type.
    func allocate(_ capacity: Int) -> ArenaChunk
    func deallocate(_ chunk: ArenaChunk)
}
