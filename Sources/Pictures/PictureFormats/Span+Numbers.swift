extension Span<UInt8> {
    func hasBytes(_ expected: [UInt8], at position: Int) -> Bool {
        guard position >= 0, position + expected.count <= count else { return false }
        for index in expected.indices where self[position + index] != expected[index] {
            return false
        }
        return true
    }

    /// Returns true if the bytes at `position` are `expected`, which is ASCII.
    func hasText(_ expected: String, at position: Int) -> Bool {
        hasBytes(Array(expected.utf8), at: position)
    }

    /// Returns two bytes as a big-endian number; `nil` beyond the end.
    func bigEndian16(at position: Int) -> Int? {
        guard position >= 0, position + 2 <= count else { return nil }
        return Int(self[position]) << 8 | Int(self[position + 1])
    }

    /// Returns four bytes as a big-endian number; `nil` beyond the end.
    func bigEndian32(at position: Int) -> Int? {
        guard let high = bigEndian16(at: position), let low = bigEndian16(at: position + 2) else {
            return nil
        }
        return high << 16 | low
    }

    /// Returns `width` bytes as a little-endian number; `nil` beyond the end.
    func littleEndian(at position: Int, width: Int) -> Int? {
        guard position >= 0, position + width <= count else { return nil }
        var number = 0
        for index in (0..<width).reversed() { number = number << 8 | Int(self[position + index]) }
        return number
    }

    /// Returns two such numbers, one after the other; `nil` beyond the end.
    func littleEndianPair(at position: Int, width: Int) -> (Int, Int)? {
        guard let first = littleEndian(at: position, width: width),
            let second = littleEndian(at: position + width, width: width)
        else { return nil }
        return (first, second)
    }
}
