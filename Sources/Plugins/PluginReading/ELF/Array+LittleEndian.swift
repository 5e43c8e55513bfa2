extension [UInt8] {
    /// Reads a little-endian number. The caller checks the bounds.
    func littleEndian<Number: FixedWidthInteger>(_ type: Number.Type, at offset: Int) -> Number {
        var number: Number = 0
        for index in stride(from: offset + MemoryLayout<Number>.size - 1, through: offset, by: -1) {
            number = number << 8 | Number(truncatingIfNeeded: self[index])
        }
        return number
    }
}
