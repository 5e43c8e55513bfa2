import FeedPluginAPI
import FeedViews

/// Memory for what is lent to a plugin during one call: strings and arrays, one after another.
///
/// What was handed out stays where it is until ``reset()``; then the same memory serves again.
///
/// Where its memory is seen at another address by whoever is lent it, as in a worker process, the
/// pointers handed out are the borrower's.
///
/// Its extensions lay out what is lent, a file for each kind.
@safe package final class Arena {
    static let alignment = 16
    private static let firstCapacity = 4_096
    /// A chunk beyond this is given back at reset: one great article must not stay for ever.
    private static let keptCapacity = 1 << 20

    private let source: any ArenaMemory
    private var chunks: [ArenaChunk] = unsafe []
    private var next: UnsafeMutableRawPointer
    private var remaining: Int
    /// Of the chunk that is allocated from: to look at the chunks for each string takes long.
    private var displacement: Int
    private(set) var used = 0
    /// How many lists are being made: what they stand in must not be taken back.
    private var unfinished = 0

    /// Creates an arena in this process' own memory.
    convenience init() {
        self.init(in: HeapMemory())
    }

    /// Creates an arena in memory of `source`.
    package init(in source: any ArenaMemory) {
        self.source = source
        let chunk = unsafe source.allocate(Self.firstCapacity)
        unsafe chunks.append(chunk)
        unsafe next = unsafe chunk.memory
        remaining = unsafe chunk.capacity
        displacement = unsafe chunk.displacement
    }

    deinit {
        freeChunks()
    }

    /// Takes back everything that was handed out. Not while a list is being made.
    package func reset() {
        precondition(unfinished == 0, "memory is taken back that is being written to")
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
        used = 0
    }

    /// Copies a string's UTF-8.
    func string(_ text: String) -> feed_string {
        unsafe string(of: text.utf8Span.span)
    }

    /// Copies bytes, which may be none of a text, and puts a NUL behind them.
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

    /// Copies a string's UTF-8; an absent one stays absent.
    func string(_ text: String?) -> feed_string {
        guard let text else { return unsafe feed_string(bytes: nil, length: 0) }
        return unsafe string(text)
    }

    /// Copies a text.
    func string(_ text: FeedText) -> feed_string {
        unsafe text.withUTF8 { unsafe string(of: $0) }
    }

    /// Copies a text; an absent one stays absent.
    func string(_ text: FeedText?) -> feed_string {
        guard let text else { return unsafe feed_string(bytes: nil, length: 0) }
        return unsafe string(text)
    }

    /// Copies a C value.
    func value<Value>(_ value: Value) -> UnsafePointer<Value>? {
        let memory = unsafe allocate(MemoryLayout<Value>.size)
        unsafe memory.initializeMemory(as: Value.self, to: value)
        return unsafe borrowed(memory)?.assumingMemoryBound(to: Value.self)
    }

    /// Makes an array of one C value for each element.
    func list<Element, Value>(
        _ elements: [Element], _ make: (Element) -> Value
    ) -> feed_list {
        unsafe list(upTo: elements.count) { make(elements[$0]) }
    }

    /// Makes an array of up to `count` C values, which ends early when more than `bound` bytes
    /// have been handed out since the last reset.
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
        var made = 0
        unfinished += 1
        defer { unfinished -= 1 }
        repeat {
            unsafe (values + made).initialize(to: make(made))
            made += 1
        } while made < count && used < bound
        return unsafe feed_list(first: first, count: made, stride: stride)
    }

    /// Where the borrower of the chunk that was allocated from last sees an address.
    private func borrowed(_ memory: UnsafeMutableRawPointer) -> UnsafeRawPointer? {
        unsafe UnsafeRawPointer(bitPattern: Int(bitPattern: memory) &+ displacement)
    }

    /// Room for `count` bytes; aligned for every C type unless told otherwise.
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
        let capacity = unsafe max(count, 2 * (chunks.last?.capacity ?? 0))
        let chunk = unsafe source.allocate(capacity)
        unsafe chunks.append(chunk)
        unsafe next = unsafe chunk.memory
        remaining = unsafe chunk.capacity
        displacement = unsafe chunk.displacement
    }
}
