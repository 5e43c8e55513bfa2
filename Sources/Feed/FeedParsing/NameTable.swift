internal import FeedMarkup

/// A fixed hash table from names to numbers, ignoring ASCII case.
///
/// Takes names of any length; FeedMarkup's `PackedNameTable` compares faster, but takes at most
/// sixteen bytes.
struct NameTable: Sendable {
    private struct Entry {
        var start: Int
        var count: Int
        var value: UInt8
    }

    private var letters: [UInt8] = []
    private var entries: [Entry] = []
    /// The index of an entry plus one for each slot; zero if the slot is free.
    private var slots: [UInt16]
    private let mask: UInt32

    /// Creates a table of at most 256 names; a name's value is its index in `names`.
    init(_ names: [String]) {
        precondition(names.count <= 256)
        var size = 16
        while size < names.count * 4 { size *= 2 }
        slots = Array(repeating: 0, count: size)
        mask = UInt32(truncatingIfNeeded: size - 1)
        letters.reserveCapacity(names.reduce(0) { $0 + $1.utf8.count })
        entries.reserveCapacity(names.count)
        for index in names.indices {
            let name = names[index].utf8Span.span
            let start = letters.count
            letters.append(name, 0..<name.count)
            for index in start..<letters.count { letters[index] = letters[index].asciiLowercased }
            entries.append(
                Entry(
                    start: start, count: name.count, value: UInt8(truncatingIfNeeded: index)))
            var slot = Int(Self.hash(name, 0..<name.count) & mask)
            while slots[slot] != 0 { slot = (slot + 1) & Int(mask) }
            slots[slot] = UInt16(truncatingIfNeeded: entries.count)
        }
    }

    /// Returns the value of the name in `range`.
    func value(of range: Range<Int>, in bytes: Span<UInt8>) -> UInt8? {
        var slot = Int(Self.hash(bytes, range) & mask)
        while slots[slot] != 0 {
            let entry = entries[Int(slots[slot]) - 1]
            if entry.count == range.count, equals(entry, range, in: bytes) { return entry.value }
            slot = (slot + 1) & Int(mask)
        }
        return nil
    }

    private func equals(_ entry: Entry, _ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        var offset = 0
        while offset < entry.count {
            guard
                letters[entry.start &+ offset]
                    == bytes[range.lowerBound &+ offset].asciiLowercased
            else { return false }
            offset &+= 1
        }
        return true
    }

    private static func hash(_ bytes: Span<UInt8>, _ range: Range<Int>) -> UInt32 {
        // FNV-1a over at most 64 bytes; no table has longer names.
        var hash: UInt32 = 0x811C_9DC5
        var index = range.lowerBound
        let end = min(range.upperBound, index + 64)
        while index < end {
            hash = (hash ^ UInt32(bytes[index].asciiLowercased)) &* 0x0100_0193
            index &+= 1
        }
        return hash ^ hash >> 15
    }
}
