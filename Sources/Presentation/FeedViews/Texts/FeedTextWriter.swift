/// Writes the texts of a view model into memory that they share, one after the other.
public struct FeedTextWriter: ~Copyable {
    private var memory: FeedTextMemory?
    private var capacity: Int
    private var count = 0

    /// Creates a writer that takes memory when there is something to write.
    ///
    /// - Parameter capacity: how many bytes will about be written.
    public init(capacity: Int = 256) {
        self.capacity = capacity
    }

    /// Copies `bytes`, which are UTF-8.
    public mutating func add(_ bytes: Span<UInt8>) -> FeedText {
        unsafe bytes.withUnsafeBytes { bytes in
            unsafe add(atMost: bytes.count) { memory in
                if let start = bytes.baseAddress {
                    unsafe UnsafeMutableRawPointer(memory)
                        .copyMemory(from: start, byteCount: bytes.count)
                }
                return bytes.count
            }
        }
    }

    /// Adds the text that `write` writes, which answers how many bytes that are.
    @inline(__always)
    @unsafe package mutating func add(
        atMost limit: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int
    ) -> FeedText {
        guard limit > 0 else { return FeedText(in: nil, from: 0, count: 0) }
        // What stands in the memory so far is that of texts: it stays, and what is full is left to them.
        let memory: FeedTextMemory
        if let last = self.memory, capacity - count >= limit {
            memory = last
        } else {
            capacity = max(capacity, limit)
            memory = FeedTextMemory(capacity: capacity)
            self.memory = memory
            count = 0
        }
        let start = count
        count += unsafe min(write(memory.start + start), limit)
        return FeedText(in: memory, from: start, count: count - start)
    }

    /// Copies `string`.
    public mutating func add(_ string: String) -> FeedText {
        var string = string
        return string.withUTF8 { unsafe add($0.span) }
    }

    /// Copies `string`, where there is one.
    public mutating func add(_ string: String?) -> FeedText? {
        guard let string else { return nil }
        let text: FeedText = add(string)
        return text
    }
}
