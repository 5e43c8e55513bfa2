import FeedMarkup

extension Span<UInt8> {
    /// The width of text that needs no change: ASCII words, or middle dots, separated by single
    /// spaces. `nil` for other text.
    var widthOfPlainWords: Int? {
        let bytes = self
        var width = 0
        var last: UInt8 = 0x20
        var index = 0
        let ones: UInt64 = 0x0101_0101_0101_0101
        while index < bytes.count {
            if index + 8 <= bytes.count {
                let word = bytes.word(at: index)
                // Each term sets the high bit of a matching byte; exact if none matches.
                let others = (word &- ones &* 0x20) | word | (word &+ ones)
                let spaces = ~((word ^ ones &* 0x20) &+ ones &* 0x7F)
                let pairs = spaces & (spaces << 8 | (last == 0x20 ? 0x80 : 0))
                if (others | pairs) & (ones &* 0x80) == 0 {
                    index += 8
                    width += 8
                    last = bytes[index - 1]
                    continue
                }
            }
            let byte = bytes[index]
            if byte == 0xC2, index + 1 < bytes.count, bytes[index + 1] == 0xB7 {
                index += 1
            } else if byte &- 0x20 >= 0x5F || byte == 0x20 && last == 0x20 {
                return nil
            }
            last = byte
            index += 1
            width += 1
        }
        return last == 0x20 ? nil : width
    }
}
