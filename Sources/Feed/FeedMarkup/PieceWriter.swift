/// Writes pieces one after the other into memory that was made for all of them.
@safe @usableFromInline
package struct PieceWriter: ~Copyable {
    @usableFromInline let memory: UnsafeMutableRawBufferPointer
    @usableFromInline let start: Int
    /// How many bytes were written.
    @usableFromInline var count = 0

    /// Creates a writer.
    ///
    /// - Parameter start: how many bytes stand before the memory.
    @inlinable
    init(_ memory: UnsafeMutableRawBufferPointer, before start: Int) {
        unsafe self.memory = unsafe memory
        self.start = start
    }

    /// Writes the bytes of `span` in `range`, and answers where they stand.
    ///
    /// - Precondition: there is room for them.
    @inlinable
    package mutating func write(_ span: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
        let first = count
        unsafe precondition(range.count <= memory.count - first)
        unsafe span.extracting(range).withUnsafeBytes { bytes in
            guard let source = bytes.baseAddress, let target = unsafe memory.baseAddress else {
                return
            }
            unsafe (target + first).copyMemory(from: source, byteCount: bytes.count)
        }
        count = first + range.count
        return start + first..<start + count
    }
}
