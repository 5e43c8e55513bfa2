internal import FeedMarkup

/// Validates UTF-8 sixteen bytes at a time, without a branch per character.
///
/// A byte and the three before it determine whether there is an error at that byte (Unicode, table
/// 3-7): whether a continuation byte is where one must be and only there, and whether it makes an
/// overlong form, a surrogate or a number beyond U+10FFFF. The latter is checked only near lead
/// bytes that allow it, which most texts lack.
struct UnicodeValidation {
    private typealias Vector = SIMD16<UInt8>

    /// The highest bit of a lane is set at an error. Only sums and bit operations are used, since
    /// the compiler splits vector comparisons into lanes.
    private var faults = Vector(repeating: 0)
    /// The number of multi-byte characters that began in each lane in the last ``rounds``.
    private var leads = Vector(repeating: 0)
    private var rounds: UInt8 = 0
    /// The previous sixteen bytes have one that ``mayBeWrong(_:)``.
    private var wasUnusual = true
    private var wideCharacters = 0

    /// Returns the number of multi-byte characters in `bytes` from `start` on; `nil` if they are
    /// not UTF-8. O(n).
    static func wideCharacters(_ bytes: Span<UInt8>, from start: Int) -> Int? {
        var validation = UnicodeValidation()
        validation.checkEdge(bytes, start..<bytes.count, at: start)
        var index = start &+ 16
        var wasASCII = false
        while index &+ 16 <= bytes.count {
            if wasASCII { index = bytes.endOfASCII(from: index) }
            guard index &+ 16 <= bytes.count else { break }
            let isASCII =
                (bytes.word(at: index) | bytes.word(at: index &+ 8)) & 0x8080_8080_8080_8080 == 0
            if !isASCII || !wasASCII {
                validation.check(at: index, in: bytes)
                if validation.rounds == .max, !validation.count() { return nil }
            }
            wasASCII = isASCII
            index &+= 16
        }
        validation.checkEdge(bytes, start..<bytes.count, at: index)
        return validation.count() ? validation.wideCharacters : nil
    }

    /// Checks sixteen bytes at `index` near the bounds of `range`; bytes outside of it count as
    /// zero.
    private mutating func checkEdge(_ bytes: Span<UInt8>, _ range: Range<Int>, at index: Int) {
        func vector(_ index: Int) -> Vector {
            var vector = Vector(repeating: 0)
            for lane in 0..<16 where range.contains(index + lane) {
                vector[lane] = bytes[index + lane]
            }
            return vector
        }
        check(vector(index), after: vector(index - 1), vector(index - 2), vector(index - 3))
    }

    @inline(__always)
    private mutating func check(at index: Int, in bytes: Span<UInt8>) {
        let own = bytes.vector(at: index)
        let last = bytes.vector(at: index &- 1)
        let lastButOne = bytes.vector(at: index &- 2)
        let isUnusual = Self.mayBeWrong(own)
        if isUnusual || wasUnusual {
            check(own, after: last, lastButOne, bytes.vector(at: index &- 3))
        } else {
            // Lead bytes of two- and three-byte characters.
            let lead = own & (own &+ own)
            let continues = own & ~(own &+ own)
            let isContinued =
                last & (last &+ last) | lastButOne & (lastButOne &+ lastButOne) & (lastButOne &<< 2)
            faults |= continues ^ isContinued
            leads &+= (lead & 0x80) &>> 7
            rounds &+= 1
        }
        wasUnusual = isUnusual
    }

    /// Returns true if a byte is 0xC0, 0xC1, 0xE0, or at least 0xED.
    @inline(__always)
    private static func mayBeWrong(_ bytes: Vector) -> Bool {
        let isNeither =
            ((bytes ^ 0xE0) &+ Vector(repeating: 0x7F))
            & (((bytes & 0xFE) ^ 0xC0) &+ Vector(repeating: 0x7F))
        return ((reaches(bytes, 0xED) | ~isNeither) & bytes).hasHighestBit
    }

    @inline(__always)
    private mutating func check(
        _ bytes: Vector, after last: Vector, _ lastButOne: Vector, _ lastButTwo: Vector
    ) {
        // In the highest bit of each lane.
        let lead = bytes & (bytes &<< 1)
        let continues = bytes & ~(bytes &<< 1)
        let isContinued =
            last & (last &<< 1) | lastButOne & (lastButOne &<< 1) & (lastButOne &<< 2)
            | lastButTwo & (lastButTwo &<< 1) & (lastButTwo &<< 2) & (lastButTwo &<< 3)
        // Continuation bytes of at least 0xA0, and of at least 0x90.
        let isHigh = bytes &<< 2
        let isNotLow = isHigh | (bytes &<< 3)
        let isNever = lead & ~Self.reaches(bytes, 0xC2) | Self.reaches(bytes, 0xF5)
        let isLong =
            Self.reaches(last, 0xE0) & ~Self.reaches(last, 0xE1) & ~isHigh
            | Self.reaches(last, 0xF0) & ~Self.reaches(last, 0xF1) & ~isNotLow
        let isBeyond =
            Self.reaches(last, 0xED) & ~Self.reaches(last, 0xEE) & isHigh
            | Self.reaches(last, 0xF4) & ~Self.reaches(last, 0xF5) & isNotLow
        faults |= (continues ^ isContinued) | isNever | isLong | isBeyond
        leads &+= (lead & 0x80) &>> 7
        rounds &+= 1
    }

    /// Sets the highest bit of each lane that is at least `limit`, which must be at least 0x80.
    @inline(__always)
    private static func reaches(_ bytes: Vector, _ limit: UInt8) -> Vector {
        ((bytes & 0x7F) &+ Vector(repeating: 0x80 &- (limit & 0x7F))) & bytes
    }

    /// Adds up the lanes' counts; returns true if all bytes so far are valid.
    private mutating func count() -> Bool {
        for lane in 0..<16 {
            if faults[lane] & 0x80 != 0 { return false }
            wideCharacters += Int(leads[lane])
        }
        leads = Vector(repeating: 0)
        rounds = 0
        return true
    }
}

extension Span<UInt8> {
    /// The first position from `start` on that is not followed by 32 ASCII bytes.
    @inline(__always)
    fileprivate func endOfASCII(from start: Int) -> Int {
        var index = start
        while index &+ 32 <= count {
            let bits =
                word(at: index) | word(at: index &+ 8) | word(at: index &+ 16)
                | word(at: index &+ 24)
            if bits & 0x8080_8080_8080_8080 != 0 { break }
            index &+= 32
        }
        return index
    }
}
