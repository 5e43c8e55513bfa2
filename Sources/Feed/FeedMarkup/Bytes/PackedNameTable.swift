/// A hash table of at most 250 short names, with O(1) lookup.
package struct PackedNameTable: Sendable {
    private var names: [PackedName] = []
    /// A name's index plus one; zero if the slot is free.
    private var slots = [UInt8](repeating: 0, count: 512)

    /// Creates a table of the names in `list`. Traps for a name that is too long to be found.
    package init(_ list: [StaticString]) {
        for name in list { add(PackedName(name)) }
    }

    /// Creates a table of the longest word of each of `rules`, to find out whether one of them may
    /// apply. The ending of a host or file is no such word, and sixteen bytes of one suffice.
    init(longestWordsOf rules: [StaticString]) {
        for rule in rules {
            let text = rule.withUTF8Buffer { unsafe Array($0) }
            var words: [Range<Int>] = []
            _ = text.span.anyName(in: 0..<text.count) { word in
                words.append(word)
                return false
            }
            if words.count > 1, let last = words.last, last.upperBound == text.count,
                text[last.lowerBound - 1] == UInt8(ascii: ".")
            {
                words.removeLast()
            }
            guard
                let longest = words.last(where: { word in
                    words.allSatisfy { $0.count <= word.count }
                }),
                index(of: longest.prefix(16), in: text.span) == nil,
                let name = PackedName(text.span, longest.prefix(16))
            else { continue }
            add(name)
        }
    }

    private mutating func add(_ name: PackedName) {
        var slot = name.slot
        while slots[slot] != 0 { slot = (slot + 1) & 511 }
        names.append(name)
        slots[slot] = UInt8(truncatingIfNeeded: names.count)
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
