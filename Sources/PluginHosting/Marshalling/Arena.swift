import FeedPluginAPI

/// Memory for what is lent to a plugin during one call: strings and arrays, one after another.
///
/// What was handed out stays where it is until ``reset()``; then the same memory serves again.
@safe final class Arena {
    @unsafe private struct Chunk {
        let memory: UnsafeMutableRawPointer
        let capacity: Int
    }

    private static let alignment = 16
    private static let firstCapacity = 4_096
    /// A chunk beyond this is given back at reset: one great article must not stay for ever.
    private static let keptCapacity = 1 << 20

    private var chunks: [Chunk] = unsafe []
    private var next: UnsafeMutableRawPointer
    private var remaining: Int

    init() {
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: Self.firstCapacity, alignment: Self.alignment)
        unsafe chunks.append(Chunk(memory: memory, capacity: Self.firstCapacity))
        unsafe next = unsafe memory
        remaining = Self.firstCapacity
    }

    deinit {
        unsafe chunks.forEach { unsafe $0.memory.deallocate() }
    }

    /// Takes back everything that was handed out.
    func reset() {
        if unsafe chunks.count > 1 {
            let largest = unsafe chunks.removeLast()
            unsafe chunks.forEach { unsafe $0.memory.deallocate() }
            unsafe chunks = unsafe [largest]
            if unsafe largest.capacity > Self.keptCapacity {
                unsafe largest.memory.deallocate()
                unsafe chunks = []
                addChunk(holding: Self.firstCapacity)
            }
        }
        unsafe next = unsafe chunks[0].memory
        remaining = unsafe chunks[0].capacity
    }

    /// Copies a string's UTF-8.
    func string(_ text: String) -> feed_string {
        let utf8 = text.utf8
        let count = utf8.count
        let memory = unsafe allocate(count)
        let isCopied: Void? = unsafe utf8.withContiguousStorageIfAvailable { bytes in
            if let start = bytes.baseAddress {
                unsafe memory.copyMemory(from: start, byteCount: count)
            }
        }
        if isCopied == nil {
            var place = unsafe memory
            for byte in utf8 {
                unsafe place.storeBytes(of: byte, as: UInt8.self)
                unsafe place += 1
            }
        }
        return unsafe feed_string(
            bytes: memory.assumingMemoryBound(to: CChar.self), length: count)
    }

    /// Copies a string's UTF-8; an absent one stays absent.
    func string(_ text: String?) -> feed_string {
        guard let text else { return unsafe feed_string(bytes: nil, length: 0) }
        return unsafe string(text)
    }

    /// Makes an array of one C value for each element.
    func list<Element, Value>(
        _ elements: [Element], _ make: (Element) -> Value
    ) -> feed_list {
        let stride = MemoryLayout<Value>.stride
        guard !elements.isEmpty else {
            return unsafe feed_list(first: nil, count: 0, stride: stride)
        }
        let memory = unsafe allocate(elements.count * stride)
        let values = unsafe memory.bindMemory(to: Value.self, capacity: elements.count)
        for (index, element) in elements.enumerated() {
            unsafe (values + index).initialize(to: make(element))
        }
        return unsafe feed_list(first: memory, count: elements.count, stride: stride)
    }

    /// Room for `count` bytes, aligned for every C type.
    private func allocate(_ count: Int) -> UnsafeMutableRawPointer {
        let rounded = (count + Self.alignment - 1) & ~(Self.alignment - 1)
        if rounded > remaining {
            addChunk(holding: rounded)
        }
        defer {
            unsafe next += rounded
            remaining -= rounded
        }
        return unsafe next
    }

    private func addChunk(holding count: Int) {
        let capacity = unsafe max(count, 2 * (chunks.last?.capacity ?? 0))
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: capacity, alignment: Self.alignment)
        unsafe chunks.append(Chunk(memory: memory, capacity: capacity))
        unsafe next = unsafe memory
        remaining = capacity
    }
}
