/// Finds out which of at most 250 names a name is, in constant time.
struct PackedNameTable: Sendable {
    private var names: [PackedName] = []
    /// One more than the place of a name, zero where the slot is free.
    private var slots = [UInt8](repeating: 0, count: 512)

    /// Creates a table in which each name has the place it has in `list`.
    init(_ list: [StaticString]) {
        for name in list {
            let packed = PackedName(name)
            var slot = packed.slot
            while slots[slot] != 0 { slot = (slot + 1) & 511 }
            names.append(packed)
            slots[slot] = UInt8(truncatingIfNeeded: names.count)
        }
    }

    /// The place of the name in `range`, in any case; `nil` where it is not in the table.
    func index(of range: Range<Int>, in bytes: Span<UInt8>) -> Int? {
        guard let packed = PackedName(bytes, range) else { return nil }
        var slot = packed.slot
        while slots[slot] != 0 {
            let place = Int(slots[slot]) - 1
            if names[place] == packed { return place }
            slot = (slot + 1) & 511
        }
        return nil
    }
}
