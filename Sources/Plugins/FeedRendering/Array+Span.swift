extension [UInt8] {
    /// Appends the bytes of `span` in one copy.
    public mutating func append(_ span: Span<UInt8>) {
        // In Embedded Swift `append(contentsOf:)` copies byte by byte.
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
    /// True if all bytes are ASCII.
    public var isASCII: Bool {
        unsafe withUnsafeBytes { bytes in
            var others: UInt64 = 0
            var index = 0
            while index + 8 <= bytes.count {
                others |= unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                index += 8
            }
            if index < bytes.count, index > 0 {
                // The last eight bytes overlap those before.
                others |= unsafe bytes.loadUnaligned(
                    fromByteOffset: bytes.count - 8, as: UInt64.self)
                index = bytes.count
            }
            while index < bytes.count {
                others |= unsafe UInt64(bytes[index])
                index += 1
            }
            return others & 0x8080_8080_8080_8080 == 0
        }
    }
}
