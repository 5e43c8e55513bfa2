import Glibc

/// The memory a worker has mapped because its host lends view models in it.
///
/// It can only be read, and only while a call of the plugin lasts: a plugin that keeps a pointer
/// and reads it later is stopped there and then, and named.
@safe final class BorrowedMemory {
    private struct Segment {
        let address: UInt
        let length: Int
    }

    private var segments: [UInt32: Segment] = [:]

    /// Maps what a descriptor holds, and closes it. Tells the address; `nil` where that failed.
    func map(_ descriptor: Int32, as number: UInt32, size: UInt64) -> UInt64? {
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        guard let length = Int(exactly: size), length > 0, segments[number] == nil,
            let memory = unsafe mmap(nil, length, PROT_READ, MAP_SHARED, descriptor, 0),
            unsafe memory != MAP_FAILED
        else { return nil }
        let segment = Segment(address: UInt(bitPattern: memory), length: length)
        segments[number] = segment
        return UInt64(segment.address)
    }

    /// Forgets a segment.
    func unmap(_ number: UInt32) {
        guard let segment = segments.removeValue(forKey: number) else { return }
        unsafe munmap(UnsafeMutableRawPointer(bitPattern: segment.address), segment.length)
    }

    /// Makes all of it readable, or none.
    func setReadable(_ isReadable: Bool) {
        for segment in segments.values {
            unsafe mprotect(
                UnsafeMutableRawPointer(bitPattern: segment.address), segment.length,
                isReadable ? PROT_READ : PROT_NONE)
        }
    }

    /// The values at an address; `nil` where they don't lie within a segment.
    func values<Value>(
        _ type: Value.Type, at address: UInt64, count: UInt64 = 1
    ) -> UnsafePointer<Value>? {
        let (size, overflows) = count.multipliedReportingOverflow(
            by: UInt64(MemoryLayout<Value>.stride))
        guard !overflows, let start = UInt(exactly: address), let size = Int(exactly: size),
            start % UInt(MemoryLayout<Value>.alignment) == 0,
            segments.values.contains(where: { segment in
                start >= segment.address && start - segment.address <= UInt(segment.length)
                    && size <= segment.length - Int(start - segment.address)
            })
        else { return nil }
        return unsafe UnsafePointer(bitPattern: start)
    }
}
