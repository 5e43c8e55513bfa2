/// A number for a name as it is written, the same in any ASCII case.
///
/// Names with different keys differ; those with the same one are to be compared.
struct NameKey: Equatable, Sendable {
    let value: UInt32

    /// Makes the key of the name in `range`. O(n).
    @inline(__always)
    init(_ range: Range<Int>, in bytes: Span<UInt8>) {
        // FNV-1a, over letters in one case; what else differs in that bit shares a key.
        var hash: UInt32 = 0x811C_9DC5
        for index in range { hash = (hash ^ UInt32(bytes[index] | 0x20)) &* 0x0100_0193 }
        value = hash ^ hash >> 15
    }

    /// A place in a table of 256.
    @inline(__always)
    var slot: Int { Int(value & 0xFF) }
}
