import Glibc
import Synchronization

extension FileDescriptor {
    /// The memory of which one table says where its pages are: two threads that are given pages of the same one wait
    /// for each other.
    private static let tableReach = 2 << 20
    /// How much memory is asked for at a time: what the processor still holds near when it is read into.
    private static let piece = 1 << 20

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

    /// About equal parts of so many bytes of memory at an address, parted where another table of pages begins.
    private static func stretches(of count: Int, at address: UInt, upTo most: Int) -> [Range<Int>] {
        let skew = Int(address % UInt(tableReach))
        let pages = (count + skew + tableReach - 1) / tableReach
        let size = (pages + most - 1) / most * tableReach
        return stride(from: 0, to: count + skew, by: size).map {
            max($0 - skew, 0)..<min($0 + size - skew, count)
        }
    }

    /// Reads up to `count` bytes at a place of a file, fewer at its end or where it can't be read, into memory that
    /// nobody has touched.
    private static func read(
        _ number: Int32, at offset: Int, into memory: UnsafeMutableRawPointer, _ count: Int
    ) -> Int {
        var done = 0
        while done < count {
            let room = min(count - done, piece)
            unsafe takePages(memory + done, room)
            let read = unsafe pread(number, memory + done, room, offset + done)
            if read > 0 {
                done += read
            } else if read == 0 || errno != EINTR {
                break
            }
        }
        return done
    }

    /// Asks the system for the pages of a stretch of memory at once: to be given one after the other, when they are
    /// touched, takes a third as long again as to read into them. Pages of 2 MB would take a fifth of the time, but twenty
    /// times as much on a virtual machine that has given its free ones back. Linux has it since 5.14; before, and where
    /// it fails, they come when they are touched.
    private static func takePages(_ memory: UnsafeMutableRawPointer, _ count: Int) {
        let page = sysconf(Int32(_SC_PAGESIZE))
        let skipped = (page - Int(bitPattern: memory) % page) % page
        let length = (count - skipped) / page * page
        if length > 0 { unsafe madvise(memory + skipped, length, MADV_POPULATE_WRITE) }
    }
}
