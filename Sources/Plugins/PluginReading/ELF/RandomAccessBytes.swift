/// Bytes that can be read at any place, such as a file's.
package protocol RandomAccessBytes {
    /// The `count` bytes from `offset` on; `nil` where there are fewer.
    mutating func bytes(at offset: UInt64, count: Int) -> [UInt8]?
}
