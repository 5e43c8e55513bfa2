extension Span<UInt8> {
    /// The first position from `start` on whose next eight bytes may need cleaning (see
    /// ``TextCleaning``).
    @inline(__always)
    func endOfCleanText(from start: Int) -> Int {
        var position = start
        while position + 8 <= count, word(at: position).mayNeedCleaning == 0 { position += 8 }
        return position
    }

    /// The first position from `start` on whose next eight bytes may need cleaning, or contain `&`,
    /// `<` or `>`.
    @inline(__always)
    func endOfPlainText(from start: Int) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        var position = start
        while position + 8 <= count {
            let word = word(at: position)
            if word & (ones &* 0x80) == 0 {
                // Subtraction does not borrow across bytes before the first match.
                let ampersands = (word ^ (ones &* 0x26)) &- ones
                let angles = ((word | (ones &* 2)) ^ (ones &* 0x3E)) &- ones
                let bounds = (word &- (ones &* 0x20)) | (word &+ ones)
                guard (ampersands | angles | bounds) & (ones &* 0x80) == 0 else { break }
                position += 8
                continue
            }
            let ampersands = word ^ (ones &* 0x26)
            // `<` and `>` differ in one bit.
            let angles = (word | (ones &* 2)) ^ (ones &* 0x3E)
            let marks = ((ampersands &- ones) & ~ampersands) | ((angles &- ones) & ~angles)
            guard (marks | word.mayNeedCleaning) & 0x8080_8080_8080_8080 == 0 else { break }
            position += 8
        }
        return position
    }

    /// The first position from `start` on whose next eight bytes are not words separated by single
    /// spaces. The byte before `start` must not be a space.
    @inline(__always)
    func endOfWords(from start: Int) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        var position = start
        var spaceBefore: UInt64 = 0
        while position + 8 <= count {
            let word = word(at: position)
            let control = (word &- ones &* 0x20) & ~word
            let others = word ^ (ones &* 0x20)
            // The high bit of each byte that is a space.
            let spaces =
                ~(((others & (ones &* 0x7F)) &+ (ones &* 0x7F)) | others) & (ones &* 0x80)
            guard control & (ones &* 0x80) | spaces & (spaces << 8 | spaceBefore) == 0 else {
                break
            }
            spaceBefore = spaces >> 56
            position += 8
        }
        return position
    }

    /// The length in bytes of the first `count` scalars from `start` on, or of all if there are
    /// fewer.
    public func length(ofCharacters count: Int, from start: Int = 0) -> Int {
        var position = start
        var rest = count
        while position + 8 <= self.count, rest >= 8 {
            let word = word(at: position)
            let continuations = word & ~(word << 1)
            rest &-= 8 &- continuations.numberOfHighBits
            position &+= 8
        }
        while position < self.count {
            if self[position] & 0xC0 != 0x80 {
                if rest == 0 { break }
                rest -= 1
            }
            position += 1
        }
        return position - start
    }

    /// The value and the length of the character in UTF-8 at `index`; `nil` if it does not end
    /// before `end`, or is invalid.
    package func scalar(at index: Int, before end: Int) -> (value: UInt32, length: Int)? {
        guard index < end else { return nil }
        let first = self[index]
        if first < 0x80 { return (UInt32(first), 1) }
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard first >= 0xC2, index + length <= end else { return nil }
        var value = UInt32(first) & (0x7F >> UInt32(length))
        for next in index + 1..<index + length {
            guard UTF8.isContinuation(self[next]) else { return nil }
            value = value << 6 | UInt32(self[next] & 0x3F)
        }
        return (value, length)
    }

    /// The first byte; `nil` if there is none.
    public var first: UInt8? { isEmpty ? nil : self[0] }

    /// The eight bytes from `position` as an integer, the first byte lowest.
    ///
    /// - Precondition: `position >= 0` and `position + 8 <= count`.
    @inlinable
    public func word(at position: Int) -> UInt64 {
        // A single comparison: a negative position becomes a very large one.
        precondition(count >= 8 && UInt(bitPattern: position) <= UInt(bitPattern: count &- 8))
        return unsafe withUnsafeBytes {
            unsafe $0.loadUnaligned(fromByteOffset: position, as: UInt64.self)
        }
        .littleEndian
    }

    /// The sixteen bytes from `position`.
    ///
    /// - Precondition: `position >= 0` and `position + 16 <= count`.
    @inlinable
    public func vector(at position: Int) -> SIMD16<UInt8> {
        precondition(count >= 16 && UInt(bitPattern: position) <= UInt(bitPattern: count &- 16))
        return unsafe withUnsafeBytes {
            unsafe $0.loadUnaligned(fromByteOffset: position, as: SIMD16<UInt8>.self)
        }
    }
}

extension [UInt8] {
    /// Appends the bytes of `span` in `range`.
    public mutating func append(_ span: Span<UInt8>, _ range: Range<Int>) {
        unsafe span.extracting(range).withUnsafeBytes { unsafe append(copyOf: $0) }
    }

    /// Appends `text`.
    public mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { unsafe append(copyOf: UnsafeRawBufferPointer($0)) }
    }

    /// Appends `bytes` in one copy; in Embedded Swift `append(contentsOf:)` copies byte by byte.
    private mutating func append(copyOf bytes: UnsafeRawBufferPointer) {
        ReadingMeter.add(bytes.count)
        append(addingCapacity: bytes.count) { output in
            unsafe output.withUnsafeMutableBufferPointer { memory, count in
                unsafe UnsafeMutableRawBufferPointer(memory).copyMemory(from: bytes)
                count = bytes.count
            }
        }
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
