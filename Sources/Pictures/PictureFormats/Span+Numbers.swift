extension Span<UInt8> {
    func hasBytes(_ expected: [UInt8], at position: Int) -> Bool {
        guard position >= 0, position + expected.count <= count else { return false }
        return expected.indices.allSatisfy { self[position + $0] == expected[$0] }
    }

    /// Returns true if the bytes at `position` are `expected`, which is ASCII.
    func hasText(_ expected: String, at position: Int) -> Bool {
        hasBytes(Array(expected.utf8), at: position)
    }

    /// Returns `width` bytes as a number, big-endian unless `isLittle`; `nil` beyond the end.
    func number(at position: Int, width: Int, isLittle: Bool = false) -> Int? {
        guard position >= 0, position + width <= count else { return nil }
        return (0..<width).reduce(0) {
            $0 << 8 | Int(self[position + (isLittle ? width - 1 - $1 : $1)])
        }
    }

    /// Returns two such numbers, one after the other; `nil` beyond the end.
    func pair(at position: Int, width: Int, isLittle: Bool = false) -> (Int, Int)? {
        guard let first = number(at: position, width: width, isLittle: isLittle),
            let second = number(at: position + width, width: width, isLittle: isLittle)
        else { return nil }
        return (first, second)
    }
}
