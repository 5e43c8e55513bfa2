import FeedPluginAPI
import FeedViews

/// An arena for values lent to a plugin: strings and arrays, one after another.
///
/// Allocations stay valid until ``reset()``, which reuses the memory.
///
/// In a worker process the borrower maps the memory at another address; pointers handed out are the
/// borrower's.
///
/// Extensions lay out the values, one file for each kind.
@safe package final class Arena {
    static let alignment = 16
    private static let firstCapacity = 4_096
    /// Larger chunks are freed on reset, so that one large article doesn't occupy memory for ever.
    private static let keptCapacity = 1 << 20

    private let source: any ArenaMemory
    private var chunks: [ArenaChunk] = unsafe []
    private var next: UnsafeMutableRawPointer
    private var remaining: Int
    /// The newest chunk's; a copy, since reading it from ``chunks`` for each string is slow.
    private var displacement: Int
    private(set) var used = 0
    /// The number of lists being built, during which ``reset()`` is not allowed.
    private var unfinished = 0

    /// Creates an arena on this process' heap.
    convenience init() {
        self.init(in: HeapMemory())
    }

    /// Creates an arena in memory of `source`.
    package init(in source: any ArenaMemory) {
        self.source = source
        let chunk = unsafe source.allocate(Self.firstCapacity)
        unsafe chunks.append(chunk)
        unsafe next = unsafe chunk.memory
        remaining = unsafe source.isGuarded ? 0 : chunk.capacity
        displacement = unsafe chunk.displacement
    }

    deinit {
        freeChunks()
    }

    /// Frees all allocations. Not allowed while a list is being built.
    package func reset() {
        precondition(unfinished == 0, "memory is taken back that is being written to")
        used = 0
        if source.isGuarded {
            freeChunks()
            remaining = 0
            return
        }
        if unsafe chunks.count > 1 {
            let largest = unsafe chunks.removeLast()
            freeChunks()
            unsafe chunks = unsafe [largest]
            if unsafe largest.capacity > Self.keptCapacity {
                unsafe source.deallocate(largest)
                unsafe chunks = []
                addChunk(holding: Self.firstCapacity)
            }
        }
        unsafe next = unsafe chunks[0].memory
        remaining = unsafe chunks[0].capacity
        displacement = unsafe chunks[0].displacement
    }

    /// Copies bytes, which need not be text, and appends a NUL.
    func string(of bytes: Span<UInt8>) -> feed_string {
        let count = bytes.count
        let memory = unsafe allocate(count + 1, alignment: 1)
        unsafe bytes.withUnsafeBytes { bytes in
            if let start = bytes.baseAddress {
                unsafe memory.copyMemory(from: start, byteCount: count)
            }
        }
        unsafe memory.storeBytes(of: 0, toByteOffset: count, as: UInt8.self)
        return unsafe feed_string(
            bytes: borrowed(memory)?.assumingMemoryBound(to: CChar.self), length: count)
    }

    /// Copies a string; `nil` becomes an absent one.
    func string(_ text: String?) -> feed_string {
        guard let text else { return unsafe feed_string(bytes: nil, length: 0) }
        return unsafe string(of: text.utf8Span.span)
    }

    func string(_ text: FeedText) -> feed_string {
        unsafe text.withUTF8 { unsafe string(of: $0) }
    }

    /// Copies a text; `nil` becomes an absent one.
    func string(_ text: FeedText?) -> feed_string {
        guard let text else { return unsafe feed_string(bytes: nil, length: 0) }
        return unsafe string(text)
    }

    func value<Value>(_ value: Value) -> UnsafePointer<Value>? {
        let memory = unsafe allocate(MemoryLayout<Value>.size)
        unsafe memory.initializeMemory(as: Value.self, to: value)
        return unsafe borrowed(memory)?.assumingMemoryBound(to: Value.self)
    }

    /// Makes an array of one C value per element.
    func list<Element, Value>(
        _ elements: [Element], _ make: (Element) -> Value
    ) -> feed_list {
        unsafe list(upTo: elements.count) { make(elements[$0]) }
    }

    /// Makes an array of up to `count` C values; stops once they have allocated more than `bound`
    /// bytes beside the array itself.
    func list<Value>(
        upTo count: Int, bound: Int = .max, _ make: (Int) -> Value
    ) -> feed_list {
        let stride = MemoryLayout<Value>.stride
        guard count > 0 else {
            return unsafe feed_list(first: nil, count: 0, stride: stride)
        }
        let memory = unsafe allocate(count * stride)
        let values = unsafe memory.bindMemory(to: Value.self, capacity: count)
        let first = unsafe borrowed(memory)
        let start = used
        var made = 0
        unfinished += 1
        defer { unfinished -= 1 }
        repeat {
            unsafe (values + made).initialize(to: make(made))
            made += 1
        } while made < count && used - start < bound
        return unsafe feed_list(first: first, count: made, stride: stride)
    }

    /// Converts an address in the newest chunk to the borrower's.
    private func borrowed(_ memory: UnsafeMutableRawPointer) -> UnsafeRawPointer? {
        unsafe UnsafeRawPointer(bitPattern: Int(bitPattern: memory) &+ displacement)
    }

    /// Allocates `count` bytes, by default aligned for every C type.
    @inline(__always)
    private func allocate(
        _ count: Int, alignment: Int = Arena.alignment
    ) -> UnsafeMutableRawPointer {
        var gap = unsafe -Int(bitPattern: next) & (alignment - 1)
        if gap + count > remaining {
            addChunk(holding: count)
            gap = 0
        }
        let memory = unsafe next + gap
        unsafe next = unsafe memory + count
        remaining -= gap + count
        used += gap + count
        return unsafe memory
    }

    private func freeChunks() {
        while let chunk = unsafe chunks.popLast() {
            unsafe source.deallocate(chunk)
        }
    }

    @inline(never)
    private func addChunk(holding count: Int) {
        let capacity =
            unsafe source.isGuarded ? count : max(count, 2 * (chunks.last?.capacity ?? 0))
        let chunk = unsafe source.allocate(capacity)
        unsafe chunks.append(chunk)
        unsafe next = unsafe chunk.memory
        remaining = unsafe chunk.capacity
        displacement = unsafe chunk.displacement
    }
}
