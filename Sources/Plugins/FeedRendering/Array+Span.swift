extension [UInt8] {
    /// Appends the bytes of `span`, in one copy.
    public mutating func append(_ span: Span<UInt8>) {
        unsafe span.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
    }
}
