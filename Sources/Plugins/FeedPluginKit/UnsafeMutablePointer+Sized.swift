extension UnsafeMutablePointer {
    /// Allocates `empty`, a table of the header, with its size, which is its first member.
    static func allocate(sized empty: Pointee) -> UnsafeMutablePointer {
        let table = allocate(capacity: 1)
        unsafe table.initialize(to: empty)
        unsafe UnsafeMutableRawPointer(table).storeBytes(
            of: MemoryLayout<Pointee>.size, as: Int.self)
        return unsafe table
    }
}
