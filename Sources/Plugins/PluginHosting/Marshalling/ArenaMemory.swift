/// Where an arena's memory comes from.
package protocol ArenaMemory: AnyObject {
    /// At least `capacity` bytes, aligned for every C type.
    func allocate(_ capacity: Int) -> ArenaChunk
    /// Takes back what ``allocate(_:)`` gave.
    func deallocate(_ chunk: ArenaChunk)
}
