import Glibc
import LinuxSandbox
import PluginHosting
import WorkerProtocol

/// The memory a worker has mapped because its host lends view models in it.
///
/// It can only be read: what is lent for single calls while a view is displayed, and what is lent with
/// a feed until the next feed has been displayed. A plugin that reads it later is stopped there and
/// then, and named. So does what the worker itself lends: options, the place to draw in, the host's table,
/// pictures, and memory for words of a failure. It lies in a stretch of addresses that is set aside for it, of which none serves
/// again before all others have; only what is too large for that lies elsewhere.
@safe final class BorrowedMemory {
    private struct Segment {
        let address: UInt
        let length: Int
        /// The revision of the feed it is lent with; zero where it is for single calls.
        let feed: UInt64

        var end: UInt { address + UInt(length) }
    }

    /// How many addresses are set aside: enough for some large feeds, and many small ones. They are
    /// among those that a worker's limit on addresses leaves for what the host lends.
    private static let addressCount = WorkerProtocol.lentAddressCount
    private static let pageSize = 4_096

    /// Zero where none could be set aside.
    private let first: UInt
    /// Where the search for addresses goes on.
    private var next: UInt
    private var segments: [UInt32: Segment] = [:]
    /// The pages of the worker's own.
    private var pages: [UInt: Segment] = [:]

    /// Sets the addresses aside.
    init() {
        let memory = unsafe mmap(
            nil, Self.addressCount, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
        first = unsafe memory == MAP_FAILED ? 0 : UInt(bitPattern: memory)
        next = first
        if first != 0 {
            unsafe sandbox_note_lent(memory, Self.addressCount)
        }
    }

    /// Maps what a descriptor holds, and closes it. Tells the address; `nil` where that failed.
    func map(_ descriptor: Int32, as number: UInt32, size: UInt64, feed: UInt64) -> UInt64? {
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        guard let size = Int(exactly: size), size > 0, segments[number] == nil,
            let segment = map(size, PROT_READ, MAP_SHARED, descriptor, feed: feed)
        else { return nil }
        segments[number] = segment
        return UInt64(segment.address)
    }

    /// Gives a segment back: it is not there any more, and whoever reads it is stopped.
    func unmap(_ number: UInt32) {
        guard let segment = segments.removeValue(forKey: number) else { return }
        empty(segment)
    }

    /// Makes what is lent for single calls readable, or not.
    func setCallsReadable(_ isReadable: Bool) {
        for segment in segments.values where segment.feed == 0 {
            Self.protect(segment, isReadable ? PROT_READ : PROT_NONE)
        }
    }

    /// Makes unreadable what is lent with feeds before that of `revision`.
    func takeBackFeeds(before revision: UInt64) {
        for segment in segments.values where segment.feed != 0 && segment.feed < revision {
            Self.protect(segment, PROT_NONE)
        }
    }

    /// A copy of a value on a page of its own, which can only be read; `nil` where there is no memory.
    func page<Value>(holding value: Value) -> UnsafePointer<Value>? {
        guard MemoryLayout<Value>.size <= Self.pageSize,
            let memory = unsafe make(MemoryLayout<Value>.size)
        else { return nil }
        let page = unsafe memory.initializeMemory(as: Value.self, to: value)
        unsafe seal(memory)
        return unsafe UnsafePointer(page)
    }

    /// Gives a page back: whoever reads it is stopped.
    func free<Value>(page: UnsafePointer<Value>) {
        unsafe takeBack(UnsafeMutableRawPointer(mutating: page))
    }

    /// What the first `count` bytes are of what a descriptor is open on, to be read only; `nil` where that
    /// failed, or there are fewer. Given back as any memory.
    func lend(_ descriptor: Int32, count: Int) -> UnsafeMutableRawPointer? {
        guard count > 0 else {
            let nothing = unsafe make(1)
            if let nothing = unsafe nothing { unsafe seal(nothing) }
            return unsafe nothing
        }
        // Not by fstat, which the filter lets through by a signal that the plugin may have blocked.
        guard lseek(descriptor, 0, SEEK_END) >= count else { return nil }
        return unsafe add(map(count, PROT_READ, MAP_PRIVATE, descriptor, feed: 0))
    }

    private func add(_ segment: Segment?) -> UnsafeMutableRawPointer? {
        guard let segment else { return nil }
        pages[segment.address] = segment
        return unsafe UnsafeMutableRawPointer(bitPattern: segment.address)
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

    // MARK: Addresses

    private func map(
        _ size: Int, _ protection: Int32, _ flags: Int32, _ descriptor: Int32, feed: UInt64
    ) -> Segment? {
        let length = (size + Self.pageSize - 1) & ~(Self.pageSize - 1)
        let place = place(for: length)
        let memory = unsafe mmap(
            place.flatMap { unsafe UnsafeMutableRawPointer(bitPattern: $0) }, length, protection,
            flags | (place == nil ? 0 : MAP_FIXED), descriptor, 0)
        guard let memory = unsafe memory, unsafe memory != MAP_FAILED else { return nil }
        return Segment(address: UInt(bitPattern: memory), length: length, feed: feed)
    }

    /// Of the addresses that are set aside, those for `length` bytes that nothing is at and that were
    /// used longest ago; `nil` where there are none.
    private func place(for length: Int) -> UInt? {
        guard first != 0, length <= Self.addressCount else { return nil }
        let limit = first + UInt(Self.addressCount)
        let taken = Array(segments.values) + Array(pages.values)
        var isAtStart = false
        while true {
            if UInt(length) > limit - next {
                guard !isAtStart else { return nil }
                isAtStart = true
                next = first
            }
            let wanted = next..<next + UInt(length)
            let hindrance = taken.first {
                $0.address < wanted.upperBound && $0.end > wanted.lowerBound
            }
            guard let hindrance else {
                next = wanted.upperBound
                return wanted.lowerBound
            }
            next = hindrance.end
        }
    }

    /// Takes away what is at a segment's addresses. Those that are set aside stay so.
    private func empty(_ segment: Segment) {
        let memory = unsafe UnsafeMutableRawPointer(bitPattern: segment.address)
        if first != 0, segment.address >= first, segment.end <= first + UInt(Self.addressCount) {
            unsafe mmap(
                memory, segment.length, PROT_NONE,
                MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0)
        } else {
            unsafe munmap(memory, segment.length)
        }
    }

    private static func protect(_ segment: Segment, _ protection: Int32) {
        unsafe mprotect(
            UnsafeMutableRawPointer(bitPattern: segment.address), segment.length, protection)
    }
}

extension BorrowedMemory: LoanMemory {
    func make(_ count: Int) -> UnsafeMutableRawPointer? {
        unsafe add(
            map(max(count, 1), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, feed: 0))
    }

    func seal(_ memory: UnsafeMutableRawPointer) {
        guard let segment = pages[UInt(bitPattern: memory)] else { return }
        Self.protect(segment, PROT_READ)
    }

    func takeBack(_ memory: UnsafeMutableRawPointer) {
        guard let segment = pages.removeValue(forKey: UInt(bitPattern: memory)) else { return }
        empty(segment)
    }
}
