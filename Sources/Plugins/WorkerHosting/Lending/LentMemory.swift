import Glibc
import LinuxSandbox
import PluginHosting

/// An arena's memory that the host writes and its worker reads.
///
/// Each chunk is a shared segment, which the worker maps on request. If that fails, the worker is
/// given up, and the memory is only the host's, so that callers need not handle it. Addresses sent
/// to a worker never reveal addresses in the host.
@safe final class LentMemory: ArenaMemory {
    private static let pageSize = 4_096
    /// The size of the first chunk, which a small feed fits.
    private static let smallest = 64 << 10

    /// The address of memory that no worker has mapped.
    private static let nowhere = 1 << 16

    private weak var lending: WorkerLending?
    private let feed: UInt64
    private var segments: [UInt: UInt32] = [:]
    let isGuarded: Bool

    /// Creates memory for the feed of a revision; zero for single calls.
    ///
    /// - Parameter isGuarded: true to end each value at an unreadable page, which the worker keeps
    ///   behind each segment.
    init(of lending: WorkerLending, feed: UInt64 = 0, isGuarded: Bool) {
        self.lending = lending
        self.feed = feed
        self.isGuarded = isGuarded
    }

    func allocate(_ capacity: Int) -> ArenaChunk {
        let wanted = isGuarded ? capacity : max(capacity, Self.smallest)
        let size = (wanted + Self.pageSize - 1) & ~(Self.pageSize - 1)
        let whole = unsafe allocate(pages: size)
        guard isGuarded else { return unsafe whole }
        return unsafe ArenaChunk(
            memory: whole.memory + (size - capacity), capacity: capacity,
            displacement: whole.displacement)
    }

    private func allocate(pages size: Int) -> ArenaChunk {
        var mapping: UnsafeMutableRawPointer?
        let file = unsafe sandbox_lent_memory(size, &mapping)
        guard file >= 0, let mapping = unsafe mapping else {
            lending?.endForMemory()
            return unsafe Self.privateMemory(size)
        }
        defer { close(file) }
        let start = UInt(bitPattern: mapping)
        guard let mapped = lending?.map(file, size: size, feed: feed) else {
            unsafe munmap(mapping, size)
            return unsafe Self.privateMemory(size)
        }
        segments[start] = mapped.segment
        return unsafe ArenaChunk(
            memory: mapping, capacity: size,
            displacement: Int(truncatingIfNeeded: mapped.address &- UInt64(start)))
    }

    func deallocate(_ chunk: ArenaChunk) {
        let gap = unsafe Int(bitPattern: chunk.memory) & (Self.pageSize - 1)
        let start = unsafe chunk.memory - gap
        if let number = segments.removeValue(forKey: UInt(bitPattern: start)) {
            lending?.unmap(number)
        }
        unsafe munmap(start, gap + chunk.capacity)
    }

    private static func privateMemory(_ size: Int) -> ArenaChunk {
        let memory = unsafe mmap(
            nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        guard let memory = unsafe memory, unsafe memory != MAP_FAILED else {
            fatalError("out of memory")
        }
        return unsafe ArenaChunk(
            memory: memory, capacity: size,
            displacement: Self.nowhere &- Int(bitPattern: memory))
    }
}
