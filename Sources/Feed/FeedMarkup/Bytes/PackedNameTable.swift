/// A hash table of at most 250 short names, with O(1) lookup.
package struct PackedNameTable: Sendable {
    private var names: [PackedName] = []
    /// A name's index plus one; zero if the slot is free.
    private var slots = [UInt8](repeating: 0, count: 512)

    /// Creates a table of the names in `list`.
    package init(_ list: [StaticString]) {
        for name in list {
            let packed = PackedName(name)
            var slot = packed.slot
            while slots[slot] != 0 { slot = (slot + 1) & 511 }
            names.append(packed)
            slots[slot] = UInt8(truncatingIfNeeded: names.count)
        }
    }

    /// The index in the list of the name in `range`, ignoring case.
    package func index(of range: Range<Int>, in bytes: Span<UInt8>) -> Int? {
        guard let packed = PackedName(bytes, range) else { return nil }
        var slot = packed.slot
        while slots[slot] != 0 {
            let index = Int(slots[slot]) - 1
            if names[index] == packed { return index }
            slot = (slot + 1) & 511
        }
        return nil
    }
}
