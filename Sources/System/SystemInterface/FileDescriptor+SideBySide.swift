import Glibc
import Synchronization

extension FileDescriptor {
    /// The memory of one large page: two threads that ask for the same one wait for each other.
    private static let largePage = 2 << 20

    /// Reads what follows in a file on all processors, since to be given memory takes longer than to read into
    /// it, and moves on behind it.
    ///
    /// - Returns: How much was read from the beginning of `buffer` on without a gap. Nothing is said of why it is
    ///   no more: who reads on finds out. Zero for what is no file.
    func readSideBySide(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        let start = lseek(number, 0, SEEK_CUR)
        guard start >= 0, let memory = buffer.baseAddress else { return 0 }
        let stretches = Self.stretches(
            of: buffer.count, at: UInt(bitPattern: memory), upTo: ProcessorThreads.width)
        let counts = Mutex([Int](repeating: 0, count: stretches.count))
        let address = UInt(bitPattern: memory)
        let number = number
        ProcessorThreads.perform(stretches.count) { index in
            let stretch = stretches[index]
            guard
                let memory = unsafe UnsafeMutableRawPointer(
                    bitPattern: address + UInt(stretch.lowerBound))
            else { return }
            let count = unsafe Self.read(
                number, at: start + stretch.lowerBound, into: memory, stretch.count)
            counts.withLock { $0[index] = count }
        }
        var end = 0
        for (stretch, count) in zip(stretches, counts.withLock { $0 }) {
            end += count
            if count < stretch.count { break }
        }
        return lseek(number, start + end, SEEK_SET) < 0 ? 0 : end
    }

    /// About equal parts of so many bytes of memory at an address, parted between large pages.
    private static func stretches(of count: Int, at address: UInt, upTo most: Int) -> [Range<Int>] {
        let skew = Int(address % UInt(largePage))
        let pages = (count + skew + largePage - 1) / largePage
        let size = (pages + most - 1) / most * largePage
        return stride(from: 0, to: count + skew, by: size).map {
            max($0 - skew, 0)..<min($0 + size - skew, count)
        }
    }

    /// Reads up to `count` bytes at a place of a file, fewer at its end or where it can't be read.
    private static func read(
        _ number: Int32, at offset: Int, into memory: UnsafeMutableRawPointer, _ count: Int
    ) -> Int {
        var done = 0
        while done < count {
            let read = unsafe pread(
                number, memory + done, min(count - done, 1 << 30), offset + done)
            if read > 0 {
                done += read
            } else if read == 0 || errno != EINTR {
                break
            }
        }
        return done
    }
}
