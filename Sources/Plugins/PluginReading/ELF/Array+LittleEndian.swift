extension [UInt8] {
    /// The number at `offset`, lowest byte first. The caller has checked that it is there.
    func littleEndian<Number: FixedWidthInteger>(_ type: Number.Type, at offset: Int) -> Number {
        var number: Number = 0
        for index in stride(from: offset + MemoryLayout<Number>.size - 1, through: offset, by: -1) {
            number = number << 8 | Number(truncatingIfNeeded: self[index])
        }
        return number
    }
}
