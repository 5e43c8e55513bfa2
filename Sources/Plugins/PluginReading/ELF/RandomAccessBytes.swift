/// Bytes with random access, such as a file.
package protocol RandomAccessBytes {
    /// Returns the bytes, or `nil` if there are fewer.
    mutating func bytes(at offset: UInt64, count: Int) -> [UInt8]?
}
