/// Allocates an arena's memory.
package protocol ArenaMemory: AnyObject {
    /// True if each chunk ends where the borrower can read no further, and is to hold one value: then
    /// a read past its end is found.
    var isGuarded: Bool { get }
    /// Allocates at least `capacity` bytes, aligned for every C type; if it is guarded, exactly as
    /// many, aligned if their number is.
    func allocate(_ capacity: Int) -> ArenaChunk
    func deallocate(_ chunk: ArenaChunk)
}

extension ArenaMemory {
    package var isGuarded: Bool { false }
}
