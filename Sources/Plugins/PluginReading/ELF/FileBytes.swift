import Glibc

/// The bytes of an open file, read with `pread`. Buffers the beginning, which holds a library's
/// headers.
///
/// Doesn't own the descriptor.
package struct FileBytes: RandomAccessBytes {
    private let descriptor: Int32
    private let beginning: [UInt8]

    /// Reads the beginning of the file.
    package init(descriptor: Int32) {
        self.descriptor = descriptor
        beginning = Self.read(descriptor, at: 0, count: 4096)
    }

    package func bytes(at offset: UInt64, count: Int) -> [UInt8]? {
        guard count >= 0, let offset = Int(exactly: offset) else { return nil }
        let (end, overflows) = offset.addingReportingOverflow(count)
        guard !overflows else { return nil }
        if end <= beginning.count {
            return Array(beginning[offset..<end])
        }
        let bytes = Self.read(descriptor, at: offset, count: count)
        return bytes.count == count ? bytes : nil
    }

    private static func read(_ descriptor: Int32, at offset: Int, count: Int) -> [UInt8] {
        unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let length = unsafe pread(
                    descriptor, buffer.baseAddress.map { unsafe $0 + filled }, count - filled,
                    off_t(offset + filled))
                if length < 0 && errno == EINTR { continue }
                guard length > 0 else { break }
                filled += length
            }
        }
    }
}
