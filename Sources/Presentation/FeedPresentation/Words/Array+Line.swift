extension [UInt8] {
    /// Makes the text in `range`, which is UTF-8, one line: spaces take the place of line feeds.
    mutating func removeLineFeeds(in range: Range<Int>) {
        guard span.extracting(range).hasLineFeed else { return }
        for index in range where self[index] == 0x0A { self[index] = 0x20 }
    }
}

extension Span<UInt8> {
    fileprivate var hasLineFeed: Bool {
        unsafe withUnsafeBytes { text in
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
}
