import Glibc
import LinuxSandbox
import PluginHosting
import WorkerProtocol

/// The memory a worker has mapped to read view models from its host, and read-only pages of its own
/// for options, the environment, the host table, pictures, and error messages.
///
/// Memory for single calls is readable while a view is displayed; memory of a feed until the next
/// feed has been displayed. A plugin that reads it later crashes there, and is named in the report.
///
/// All of it lies in a reserved range of addresses; each address is reused only after all others,
/// so that stale pointers keep faulting. Only what doesn't fit lies elsewhere.
@safe final class BorrowedMemory {
    private struct Segment {
        let address: UInt
        let length: Int
        /// The revision of the feed it belongs to; zero for single calls.
        let feed: UInt64

        var end: UInt { address + UInt(length) }
        /// The end with the page behind it that stays unreadable.
        var guardedEnd: UInt { end + UInt(BorrowedMemory.pageSize) }
    }

    /// The size of the reserved range: enough for some large feeds and many small ones. Counts
    /// towards the worker's limit on addresses.
    private static let addressCount = WorkerProtocol.lentAddressCount
    static let pageSize = 4_096

    /// The start of the reserved range; zero if it could not be reserved.
    private let first: UInt
    /// Where the next search for free addresses starts.
    private var next: UInt
    private var segments: [UInt32: Segment] = [:]
    /// The worker's own pages.
    private var pages: [UInt: Segment] = [:]

    /// Reserves the addresses.
    init() {
        let memory = unsafe mmap(
            nil, Self.addressCount, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
        first = unsafe memory == MAP_FAILED ? 0 : UInt(bitPattern: memory)
        next = first
        if first != 0 {
            unsafe sandbox_note_lent(memory, Self.addressCount)
        }
    }

    /// Maps a descriptor and closes it. Returns the address, or `nil` on failure.
    func map(_ descriptor: Int32, as number: UInt32, size: UInt64, feed: UInt64) -> UInt64? {
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        guard let size = Int(exactly: size), size > 0, segments[number] == nil,
            let segment = map(size, PROT_READ, MAP_SHARED, descriptor, feed: feed)
        else { return nil }
        segments[number] = segment
        return UInt64(segment.address)
    }

    /// Unmaps a segment; a later access faults.
    func unmap(_ number: UInt32) {
        guard let segment = segments.removeValue(forKey: number) else { return }
        empty(segment)
    }

    /// Makes memory for single calls readable or unreadable.
    func setCallsReadable(_ isReadable: Bool) {
        for segment in segments.values where segment.feed == 0 {
            Self.protect(segment, isReadable ? PROT_READ : PROT_NONE)
        }
    }

    /// Makes memory of feeds unreadable, but for those of `revisions`.
    func keepFeeds(_ revisions: [UInt64]) {
        for segment in segments.values
        where segment.feed != 0 && !revisions.contains(segment.feed) {
            Self.protect(segment, PROT_NONE)
        }
    }

    /// Maps the first `count` bytes of a descriptor read-only. Returns `nil` on failure, or if
    /// there are fewer. Free it like any page.
    func lend(_ descriptor: Int32, count: Int) -> UnsafeMutableRawPointer? {
        guard count > 0 else {
            let nothing = unsafe make(1)
            if let nothing = unsafe nothing { unsafe seal(nothing) }
            return unsafe nothing
        }
        // Not with `fstat`: the filter emulates it in a signal handler, and the plugin may have
        // blocked the signal.
        guard lseek(descriptor, 0, SEEK_END) >= count else { return nil }
        return unsafe add(map(count, PROT_READ, MAP_PRIVATE, descriptor, feed: 0))
    }

    private func add(_ segment: Segment?) -> UnsafeMutableRawPointer? {
        guard let segment else { return nil }
        pages[segment.address] = segment
        return unsafe UnsafeMutableRawPointer(bitPattern: segment.address)
    }

    /// Returns the values at an address; `nil` if they don't lie within a segment.
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
        let address = freeAddress(for: length + Self.pageSize)
        // Followed by a page that stays unreadable, so that a read past the end faults.
        let memory = unsafe mmap(
            address.flatMap { unsafe UnsafeMutableRawPointer(bitPattern: $0) }, length, protection,
            flags | (address == nil ? 0 : MAP_FIXED), descriptor, 0)
        guard let memory = unsafe memory, unsafe memory != MAP_FAILED else { return nil }
        return Segment(address: UInt(bitPattern: memory), length: length, feed: feed)
    }

    /// Returns the least recently used free addresses in the reserved range for `length` bytes, or
    /// `nil`.
    private func freeAddress(for length: Int) -> UInt? {
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
            let obstacle = taken.first {
                $0.address < wanted.upperBound && $0.guardedEnd > wanted.lowerBound
            }
            guard let obstacle else {
                next = wanted.upperBound
                return wanted.lowerBound
            }
            next = obstacle.guardedEnd
        }
    }

    /// Unmaps a segment. Addresses in the reserved range stay reserved.
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

extension BorrowedMemory: ProtectedMemory {
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
