extension Span<UInt8> {
    /// The place of the first `byte` at or after `start`, or `count` where there is none.
    ///
    /// Looks at eight bytes at a time. Takes time linear in the distance.
    public func firstIndex(of byte: UInt8, from start: Int) -> Int {
        var position = Swift.max(start, 0)
        let pattern = 0x0101_0101_0101_0101 &* UInt64(byte)
        while position + 8 <= count {
            let difference = word(at: position) ^ pattern
            let zeros =
                (difference &- 0x0101_0101_0101_0101) & ~difference
                & 0x8080_8080_8080_8080
            if zeros != 0 { return position + zeros.trailingZeroBitCount / 8 }
            position += 8
        }
        while position < count, self[position] != byte { position += 1 }
        return Swift.min(position, count)
    }

    /// The first place at or after `start` from which on eight bytes are not all printable ASCII,
    /// space included.
    @inline(__always)
    func endOfPrintableASCII(from start: Int) -> Int {
        var position = start
        while position + 8 <= count {
            let word = word(at: position)
            // A byte below 0x20 borrows into its high bit; 0x7F carries into it.
            let low = word &- 0x2020_2020_2020_2020
            let high = word &+ 0x0101_0101_0101_0101
            guard (word | low | high) & 0x8080_8080_8080_8080 == 0 else { break }
            position += 8
        }
        return position
    }

    /// The first place at or after `start` from which on eight bytes are not all printable ASCII
    /// without `&`, `<` and `>`.
    @inline(__always)
    func endOfPlainText(from start: Int) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        var position = start
        while position + 8 <= count {
            let word = word(at: position)
            let ampersands = (word ^ (ones &* 0x26)) &- ones
            // `<` and `>` differ in one bit.
            let angles = ((word | (ones &* 2)) ^ (ones &* 0x3E)) &- ones
            let bounds = (word &- (ones &* 0x20)) | (word &+ ones)
            guard (word | ampersands | angles | bounds) & 0x8080_8080_8080_8080 == 0 else {
                break
            }
            position += 8
        }
        return position
    }

    /// The first byte.
    public var first: UInt8? { isEmpty ? nil : self[0] }

    /// The eight bytes from `position` as a number, the first byte lowest.
    ///
    /// - Precondition: `position` is not negative, and `position + 8 <= count`.
    @inlinable
    public func word(at position: Int) -> UInt64 {
        precondition(position >= 0 && position + 8 <= count)
        return unsafe withUnsafeBytes {
            unsafe $0.loadUnaligned(fromByteOffset: position, as: UInt64.self)
        }
        .littleEndian
    }

    /// The sixteen bytes from `position`.
    ///
    /// - Precondition: `position` is not negative, and `position + 16 <= count`.
    @inlinable
    public func vector(at position: Int) -> SIMD16<UInt8> {
        precondition(position >= 0 && position + 16 <= count)
        return unsafe withUnsafeBytes {
            unsafe $0.loadUnaligned(fromByteOffset: position, as: SIMD16<UInt8>.self)
        }
    }
}

extension [UInt8] {
    /// Appends the bytes of `span` in `range`.
    public mutating func append(_ span: Span<UInt8>, _ range: Range<Int>) {
        let part = span.extracting(range)
        unsafe part.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
    }

    /// Appends `text`.
    public mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { unsafe append(contentsOf: $0) }
    }

    /// Appends `scalar` in UTF-8.
    public mutating func append(_ scalar: Unicode.Scalar) {
        let value = scalar.value
        switch value {
        case ..<0x80:
            append(UInt8(truncatingIfNeeded: value))
        case ..<0x800:
            append(0xC0 | UInt8(truncatingIfNeeded: value >> 6))
            append(0x80 | UInt8(truncatingIfNeeded: value & 0x3F))
        case ..<0x1_0000:
            append(0xE0 | UInt8(truncatingIfNeeded: value >> 12))
            append(0x80 | UInt8(truncatingIfNeeded: value >> 6 & 0x3F))
            append(0x80 | UInt8(truncatingIfNeeded: value & 0x3F))
        default:
            append(0xF0 | UInt8(truncatingIfNeeded: value >> 18))
            append(0x80 | UInt8(truncatingIfNeeded: value >> 12 & 0x3F))
            append(0x80 | UInt8(truncatingIfNeeded: value >> 6 & 0x3F))
            append(0x80 | UInt8(truncatingIfNeeded: value & 0x3F))
        }
    }
}
