extension Span<UInt8> {
    func hasBytes(_ expected: [UInt8], at position: Int) -> Bool {
        guard position >= 0, position + expected.count <= count else { return false }
        return expected.indices.allSatisfy { self[position + $0] == expected[$0] }
    }

    /// Returns true if the bytes at `position` are `expected`, which is ASCII.
    func hasText(_ expected: String, at position: Int) -> Bool {
        hasBytes(Array(expected.utf8), at: position)
    }

    /// Returns `width` bytes as a big-endian number; `nil` beyond the end.
    func bigEndian(at position: Int, width: Int) -> Int? {
        guard position >= 0, position + width <= count else { return nil }
        return (0..<width).reduce(0) { $0 << 8 | Int(self[position + $1]) }
    }

    /// Returns two such numbers, one after the other; `nil` beyond the end.
    func bigEndianPair(at position: Int, width: Int) -> (Int, Int)? {
        guard let first = bigEndian(at: position, width: width),
            let second = bigEndian(at: position + width, width: width)
        else { return nil }
        return (first, second)
    }

    /// Returns `width` bytes as a little-endian number; `nil` beyond the end.
    func littleEndian(at position: Int, width: Int) -> Int? {
        guard position >= 0, position + width <= count else { return nil }
        return (0..<width).reversed().reduce(0) { $0 << 8 | Int(self[position + $1]) }
    }

    /// Returns two such numbers, one after the other; `nil` beyond the end.
    func littleEndianPair(at position: Int, width: Int) -> (Int, Int)? {
        guard let first = littleEndian(at: position, width: width),
            let second = littleEndian(at: position + width, width: width)
        else { return nil }
        return (first, second)
    }
}
