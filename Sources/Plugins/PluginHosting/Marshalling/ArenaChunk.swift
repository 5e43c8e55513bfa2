/// A stretch of an arena's memory.
@unsafe struct ArenaChunk {
    let memory: UnsafeMutableRawPointer
    let capacity: Int
    /// What is added to an address to have it where the borrower sees it.
    var displacement = 0
}
