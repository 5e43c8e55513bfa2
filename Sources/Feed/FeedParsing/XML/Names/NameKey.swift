/// A 32-bit key of a name as written, ignoring ASCII case.
///
/// Names with different keys differ; those with equal keys must be compared.
struct NameKey: Equatable, Sendable {
    let value: UInt32

    /// Computes the key of the name in `range`. O(n).
    @inline(__always)
    init(_ range: Range<Int>, in bytes: Span<UInt8>) {
        // FNV-1a with the case bit set; other characters that differ in that bit share a key.
        var hash: UInt32 = 0x811C_9DC5
        for index in range { hash = (hash ^ UInt32(bytes[index] | 0x20)) &* 0x0100_0193 }
        value = hash ^ hash >> 15
    }

    /// A slot in a table of 256.
    @inline(__always)
    var slot: Int { Int(value & 0xFF) }
}
