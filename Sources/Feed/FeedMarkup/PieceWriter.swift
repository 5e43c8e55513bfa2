/// Writes byte strings into a preallocated buffer.
@safe @usableFromInline
package struct PieceWriter: ~Copyable {
    @usableFromInline let memory: UnsafeMutableRawBufferPointer
    @usableFromInline let start: Int
    /// The number of bytes written.
    @usableFromInline var count = 0

    /// Creates a writer.
    ///
    /// - Parameter start: The offset of the buffer in the array.
    @inlinable
    init(_ memory: UnsafeMutableRawBufferPointer, before start: Int) {
        unsafe self.memory = unsafe memory
        self.start = start
    }

    /// Writes the bytes of `span` in `range`, and returns their range in the array.
    ///
    /// - Precondition: The capacity suffices.
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
