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
