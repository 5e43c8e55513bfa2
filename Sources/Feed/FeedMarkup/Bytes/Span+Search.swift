/// Searches of borrowed bytes, eight at a time.
///
/// The only place in this module that reads memory without a check for each byte: every load is of
/// eight bytes from `index`, after checking `index + 8 <= range.upperBound <= count`.
extension Span<UInt8> {
    /// The offset of the first `byte` in `range`. O(n), about eight bytes a nanosecond.
    public func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        let raw = unsafe bytes
        let pattern = UInt64(byte) &* UInt64.ones
        var index = range.lowerBound
        defer { ReadingMeter.add(index &- range.lowerBound) }
        let end = range.upperBound
        while index &+ 8 <= end {
            let word = unsafe raw.unsafeLoadUnaligned(
                fromUncheckedByteOffset: index, as: UInt64.self)
            let matches = (UInt64(littleEndian: word) ^ pattern).zeroBytes
            if matches != 0 { return index &+ (matches.trailingZeroBitCount >> 3) }
            index &+= 8
        }
        while index < end {
            if self[index] == byte { return index }
            index &+= 1
        }
        return nil
    }

    /// The offset of the first `byte` in `range` that is wanted.
    @inline(__always)
    func firstIndex(
        of byte: UInt8, in range: Range<Int>, where isWanted: (Int) -> Bool
    ) -> Int? {
        var start = range.lowerBound
        while let index = firstIndex(of: byte, in: start..<range.upperBound) {
            if isWanted(index) { return index }
            start = index &+ 1
        }
        return nil
    }

    /// The offset of the first byte in `range` that is `first` or `second`. O(n).
    public func firstIndex(of first: UInt8, or second: UInt8, in range: Range<Int>) -> Int? {
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        let raw = unsafe bytes
        let firstPattern = UInt64(first) &* UInt64.ones
        let secondPattern = UInt64(second) &* UInt64.ones
        var index = range.lowerBound
        defer { ReadingMeter.add(index &- range.lowerBound) }
        let end = range.upperBound
        while index &+ 8 <= end {
            let word = UInt64(
                littleEndian: unsafe raw.unsafeLoadUnaligned(
                    fromUncheckedByteOffset: index, as: UInt64.self))
            let matches = (word ^ firstPattern).zeroBytes | (word ^ secondPattern).zeroBytes
            if matches != 0 { return index &+ (matches.trailingZeroBitCount >> 3) }
            index &+= 8
        }
        while index < end {
            if self[index] == first || self[index] == second { return index }
            index &+= 1
        }
        return nil
    }

    /// The offset in `range` of the adjacent lower-case letters `first` and `second`, ignoring
    /// case. O(n).
    public func firstIndex(
        ofLetter first: UInt8, before second: UInt8, in range: Range<Int>
    ) -> Int? {
        precondition(range.lowerBound >= 0 && range.upperBound <= count)
        let raw = unsafe bytes
        let firstPattern = UInt64(first) &* UInt64.ones
        let secondPattern = UInt64(second) &* UInt64.ones
        let cases = UInt64(0x20) &* UInt64.ones
        var index = range.lowerBound
        defer { ReadingMeter.add(index &- range.lowerBound) }
        let end = range.upperBound
        // One more byte than eight is read.
        while index &+ 9 <= end {
            let word = UInt64(
                littleEndian: unsafe raw.unsafeLoadUnaligned(
                    fromUncheckedByteOffset: index, as: UInt64.self))
            let next = UInt64(
                littleEndian: unsafe raw.unsafeLoadUnaligned(
                    fromUncheckedByteOffset: index &+ 1, as: UInt64.self))
            let differences =
                ((word | cases) ^ firstPattern) | ((next | cases) ^ secondPattern)
            let matches = differences.zeroBytes
            if matches != 0 { return index &+ (matches.trailingZeroBitCount >> 3) }
            index &+= 8
        }
        while index &+ 1 < end {
            if self[index] | 0x20 == first, self[index &+ 1] | 0x20 == second { return index }
            index &+= 1
        }
        return nil
    }

    /// Returns true if the ASCII `text` is at `index`, wholly before `end`.
    @inlinable
    public func hasPrefix(_ text: StaticString, at index: Int, before end: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard index >= 0, end <= count, length <= end &- index else { return false }
        return text.withUTF8Buffer { expected in
            for offset in 0..<length
            where unsafe self[index &+ offset] != expected[offset] {
                return false
            }
            return true
        }
    }

    /// Returns true if `text`, in lower-case ASCII, is at `index` ignoring case, wholly before
    /// `end`.
    @inlinable
    public func hasCaseInsensitivePrefix(
        _ text: StaticString, at index: Int, before end: Int
    ) -> Bool {
        let length = text.utf8CodeUnitCount
        guard index >= 0, end <= count, length <= end &- index else { return false }
        return text.withUTF8Buffer { expected in
            for offset in 0..<length
            where unsafe self[index &+ offset].asciiLowercased != expected[offset] {
                return false
            }
            return true
        }
    }

    /// Compares the bytes in `range` with `text`, in lower-case ASCII, ignoring case.
    @inlinable
    public func equalsIgnoringCase(_ range: Range<Int>, _ text: StaticString) -> Bool {
        range.count == text.utf8CodeUnitCount
            && hasCaseInsensitivePrefix(text, at: range.lowerBound, before: range.upperBound)
    }

    /// Compares the bytes in `range` with the ASCII `text`.
    @inlinable
    public func equals(_ range: Range<Int>, _ text: StaticString) -> Bool {
        range.count == text.utf8CodeUnitCount
            && hasPrefix(text, at: range.lowerBound, before: range.upperBound)
    }

    /// Compares the bytes in `left` with those in `right`.
    @inlinable
    public func equals(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
        guard left.count == right.count else { return false }
        var (one, other) = (left.lowerBound, right.lowerBound)
        var rest = left.count
        while rest >= 8 {
            if word(at: one) != word(at: other) { return false }
            one &+= 8
            other &+= 8
            rest &-= 8
        }
        if rest == 0 { return true }
        if Swift.max(one, other) &+ 8 <= count {
            // Ignores the bytes after the range.
            let difference = word(at: one) ^ word(at: other)
            return difference &<< UInt64(truncatingIfNeeded: 64 &- 8 &* rest) == 0
        }
        return (0..<rest).allSatisfy { self[one &+ $0] == self[other &+ $0] }
    }

    /// Compares the bytes in `left` with those in `right`, ignoring ASCII case.
    @inlinable
    public func equalsIgnoringCase(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
        guard left.count == right.count else { return false }
        for offset in 0..<left.count
        where self[left.lowerBound &+ offset].asciiLowercased
            != self[right.lowerBound &+ offset].asciiLowercased
        {
            return false
        }
        return true
    }

    /// The offset of the first byte from `index` on that is not white space, or `end`.
    @inlinable
    public func skippingWhiteSpace(from index: Int, to end: Int) -> Int {
        var index = index
        while index < end, self[index].isHTMLWhiteSpace { index &+= 1 }
        return index
    }

    /// `range` without white space at its ends.
    @inlinable
    public func trimmingWhiteSpace(_ range: Range<Int>) -> Range<Int> {
        let start = skippingWhiteSpace(from: range.lowerBound, to: range.upperBound)
        var end = range.upperBound
        while end > start, self[end &- 1].isHTMLWhiteSpace { end &-= 1 }
        return start..<end
    }
}
