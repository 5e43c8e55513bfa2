import Zlib

/// Incremental decompression of a gzip file with zlib.
@safe
struct GzipInflation: ~Copyable {
    /// zlib's code for the largest window and a gzip header.
    private static let windowBits: Int32 = 15 + 16
    /// zlib counts in 32 bits.
    private static let longestStep = 1 << 30

    private let packed: [UInt8]
    // Allocated, since zlib keeps its address.
    private let stream: UnsafeMutablePointer<z_stream>
    /// The current offset in `packed`.
    private var position = 0
    /// True after the end of a member.
    private var hasEnded = false

    init(_ packed: [UInt8]) throws(UnpackingError) {
        self.packed = packed
        unsafe stream = UnsafeMutablePointer.allocate(capacity: 1)
        unsafe stream.initialize(to: z_stream())
        let code = unsafe inflateInit2_(
            stream, Self.windowBits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        guard code == Z_OK else { throw .noMemory }
    }

    deinit {
        unsafe inflateEnd(stream)
        unsafe stream.deallocate()
    }

    /// Writes at the beginning of `room`, and returns the number of bytes; `nil` at the end.
    mutating func read(into room: inout [UInt8]) throws(UnpackingError) -> Int? {
        if hasEnded {
            // Anything but another member is ignored.
            guard packed[position...].starts(with: [0x1F, 0x8B]) else { return nil }
            guard unsafe inflateReset(stream) == Z_OK else { throw .damaged }
            hasEnded = false
        }
        let (code, taken, made) = step(into: &room)
        position += taken
        switch code {
        case Z_STREAM_END: hasEnded = true
        case Z_MEM_ERROR: throw .noMemory
        case Z_OK, Z_BUF_ERROR:
            guard taken > 0 || made > 0 else {
                throw position == packed.count ? .cutShort : .damaged
            }
        default: throw .damaged
        }
        return made
    }

    private func step(into room: inout [UInt8]) -> (code: Int32, taken: Int, made: Int) {
        let given = min(packed.count - position, Self.longestStep)
        let code = unsafe packed.withUnsafeBufferPointer { packed in
            unsafe room.withUnsafeMutableBufferPointer { room in
                unsafe stream.pointee.next_in = UnsafeMutablePointer(
                    mutating: packed.baseAddress.map { unsafe $0 + position })
                unsafe stream.pointee.avail_in = UInt32(given)
                unsafe stream.pointee.next_out = room.baseAddress
                unsafe stream.pointee.avail_out = UInt32(room.count)
                return unsafe inflate(stream, Z_NO_FLUSH)
            }
        }
        return unsafe (
            code, given - Int(stream.pointee.avail_in), room.count - Int(stream.pointee.avail_out)
        )
    }
}
