/// Writes texts one after another into shared memory.
public struct FeedTextWriter: ~Copyable {
    private var memory: FeedTextMemory?
    private var capacity: Int
    private var count = 0

    /// Creates a writer, which allocates on first use.
    ///
    /// - Parameter capacity: the estimated number of bytes.
    public init(capacity: Int = 256) {
        self.capacity = capacity
    }

    /// Copies `bytes`, which are UTF-8.
    public mutating func add(_ bytes: Span<UInt8>) -> FeedText {
        unsafe bytes.withUnsafeBytes { bytes in
            unsafe add(atMost: bytes.count) { unsafe Self.copy(bytes, to: $0) }
        }
    }

    /// Copies `bytes`, which are UTF-8, replacing line feeds by spaces.
    package mutating func add(inOneLine bytes: Span<UInt8>) -> FeedText {
        unsafe bytes.withUnsafeBytes { bytes in
            unsafe add(atMost: bytes.count) { memory in
                let count = unsafe Self.copy(bytes, to: memory)
                unsafe Self.removeLineFeeds(
                    from: UnsafeMutableRawBufferPointer(start: memory, count: count))
                return count
            }
        }
    }

    @inline(__always)
    @unsafe private static func copy(
        _ bytes: UnsafeRawBufferPointer, to memory: UnsafeMutablePointer<UInt8>
    ) -> Int {
        unsafe UnsafeMutableRawBufferPointer(start: memory, count: bytes.count)
            .copyMemory(from: bytes)
        return bytes.count
    }

    /// Replaces line feeds by spaces.
    @unsafe private static func removeLineFeeds(from text: UnsafeMutableRawBufferPointer) {
        let ones: UInt64 = 0x0101_0101_0101_0101
        var index = 0
        while index < text.count {
            if index + 8 <= text.count {
                let word = unsafe text.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                // The high bit of a byte is set if the byte is a line feed.
                let rest = word ^ (ones &* 0x0A)
                if (rest &- ones) & ~rest & (ones &* 0x80) == 0 {
                    index += 8
                    continue
                }
            }
            if unsafe text[index] == 0x0A { unsafe text[index] = 0x20 }
            index += 1
        }
    }

    /// Adds the text that `write` writes; it returns the number of bytes.
    @inline(__always)
    @unsafe package mutating func add(
        atMost limit: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int
    ) -> FeedText {
        guard limit > 0 else { return .empty }
        // Existing texts keep full memory alive; a new block is allocated.
        if memory == nil || capacity - count < limit {
            capacity = max(capacity, limit)
            memory = FeedTextMemory.allocate(capacity: capacity)
            count = 0
        }
        guard let memory else { return .empty }
        let start = count
        let written = unsafe min(write(memory.start + start), limit)
        count = start &+ written
        return FeedText(in: memory, from: start, count: written)
    }

    /// Copies `texts` one after another as one text.
    package mutating func add(joining texts: [FeedText]) -> FeedText {
        unsafe add(atMost: texts.reduce(0) { $0 + $1.count }) { memory in
            var end = 0
            for text in texts {
                end += text.withUTF8 { bytes in
                    unsafe bytes.withUnsafeBytes { unsafe Self.copy($0, to: memory + end) }
                }
            }
            return end
        }
    }

    /// Copies `string`.
    public mutating func add(_ string: String) -> FeedText {
        var string = string
        return string.withUTF8 { unsafe add($0.span) }
    }

    /// Copies `string`, if any.
    public mutating func add(_ string: String?) -> FeedText? {
        guard let string else { return nil }
        return add(string) as FeedText
    }
}
