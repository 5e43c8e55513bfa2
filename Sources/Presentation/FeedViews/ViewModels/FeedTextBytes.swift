/// Texts as bytes of UTF-8, one after the other.
///
/// For who hands very many on to what is not written in Swift: the same memory serves for those of one
/// item after the other, and none is taken for each text.
public struct FeedTextBytes: Sendable {
    /// The texts.
    public private(set) var bytes: [UInt8] = []

    /// Creates none.
    public init() {}

    /// Takes all texts away, and keeps their memory.
    public mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
    }

    /// The text in `range`.
    public subscript(range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// True where the text in `range` is `text`, byte for byte.
    public func says(_ text: String, in range: Range<Int>) -> Bool {
        says(text.utf8Span.span, in: range)
    }

    /// True where the text in `range` is `text`, which is UTF-8.
    public func says(_ text: Span<UInt8>, in range: Range<Int>) -> Bool {
        guard text.count == range.count else { return false }
        let own = bytes.span.extracting(range)
        return unsafe own.withUnsafeBytes { own in
            unsafe text.withUnsafeBytes { text in
                func isSame(at index: Int) -> Bool {
                    let left = unsafe own.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                    return unsafe left == text.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                }
                // Addresses mostly differ where they end.
                if own.count >= 8, !isSame(at: own.count - 8) { return false }
                var index = 0
                while index + 8 <= own.count {
                    if !isSame(at: index) { return false }
                    index += 8
                }
                while index < own.count {
                    if unsafe own[index] != text[index] { return false }
                    index += 1
                }
                return true
            }
        }
    }

    /// Appends `text`; answers where it is.
    public mutating func add(_ text: String) -> Range<Int> {
        let start = bytes.count
        bytes.append(contentsOf: text.utf8)
        return start..<bytes.count
    }

    /// Appends `text`, where there is one.
    public mutating func add(_ text: String?) -> Range<Int>? {
        guard let text else { return nil }
        let range: Range<Int> = add(text)
        return range
    }

    /// Appends what `append` appends to bytes of UTF-8; answers where that is.
    public mutating func add(_ append: (inout [UInt8]) -> Void) -> Range<Int> {
        let start = bytes.count
        append(&bytes)
        return start..<bytes.count
    }

    /// Makes the text in `range` one line: spaces take the place of line feeds.
    public mutating func removeLineFeeds(in range: Range<Int>) {
        guard hasLineFeed(in: range) else { return }
        for index in range where bytes[index] == 0x0A { bytes[index] = 0x20 }
    }

    private func hasLineFeed(in range: Range<Int>) -> Bool {
        let text = bytes.span.extracting(range)
        return unsafe text.withUnsafeBytes { text in
            let ones: UInt64 = 0x0101_0101_0101_0101
            var index = 0
            while index + 8 <= text.count {
                let word = unsafe text.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                // The high bit of a byte is set where one is a line feed, and in none where none is.
                let rest = word ^ (ones &* 0x0A)
                if (rest &- ones) & ~rest & (ones &* 0x80) != 0 { return true }
                index += 8
            }
            while index < text.count {
                if unsafe text[index] == 0x0A { return true }
                index += 1
            }
            return false
        }
    }

    /// Appends several texts, and answers what `append` says of them: places among all bytes, not only its own.
    public mutating func addAll<Places>(_ append: (inout [UInt8]) -> Places) -> Places {
        append(&bytes)
    }
}
