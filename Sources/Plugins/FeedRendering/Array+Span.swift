extension [UInt8] {
    /// Appends the bytes of `span`, in one copy.
    public mutating func append(_ span: Span<UInt8>) {
        // Without a runtime `append(contentsOf:)` copies byte by byte.
        append(addingCapacity: span.count) { output in
            unsafe output.withUnsafeMutableBufferPointer { memory, count in
                unsafe span.withUnsafeBytes {
                    unsafe UnsafeMutableRawBufferPointer(memory).copyMemory(from: $0)
                }
                count = span.count
            }
        }
    }
}

extension Span<UInt8> {
    /// All bytes are of ASCII.
    public var isASCII: Bool {
        var others: UInt8 = 0
        var index = unsafe withUnsafeBytes { bytes in
            var others: UInt64 = 0
            var index = 0
            while index + 8 <= bytes.count {
                others |= unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                index += 8
            }
            return others & 0x8080_8080_8080_8080 == 0 ? index : 0
        }
        while index < count, others < 0x80 {
            others |= self[index]
            index += 1
        }
        return others < 0x80
    }
}
