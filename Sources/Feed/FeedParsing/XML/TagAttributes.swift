internal import FeedMarkup

/// The known attributes of one start tag, as ranges of their values.
struct TagAttributes: Sendable {
    /// A compact range; `Range` would check its bounds.
    private struct ValueRange {
        var start: UInt32 = 0
        var end: UInt32 = 0
    }

    /// The end of a start tag.
    struct End {
        /// The offset after the tag.
        var inside: Int
        /// The tag is self-closing.
        var isEmpty: Bool
    }

    private var present: UInt64 = 0
    private var values = [ValueRange](repeating: ValueRange(), count: AttributeName.names.count)
    private let names = AttributeName.table

    /// The range of the raw value of `name`.
    subscript(name: AttributeName) -> Range<Int>? {
        let index = Int(name.rawValue)
        guard present & 1 << UInt64(index) != 0 else { return nil }
        return Int(values[index].start)..<Int(values[index].end)
    }

    var isEmpty: Bool { present == 0 }

    mutating func removeAll() {
        present = 0
    }

    /// Stores the first value of the attribute with the local name at `name`; returns false if it
    /// is unknown.
    mutating func add(_ name: Range<Int>, _ value: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        guard let word = AttributeName.Word(name, in: bytes), let index = index(of: word) else {
            return false
        }
        add(index, value)
        return true
    }

    private mutating func add(_ index: Int, _ value: Range<Int>) {
        guard index < values.count, present & 1 << UInt64(index) == 0 else { return }
        present |= 1 << UInt64(index)
        values[index] = ValueRange(
            start: UInt32(truncatingIfNeeded: value.lowerBound),
            end: UInt32(truncatingIfNeeded: value.upperBound))
    }
}

// MARK: - Fast path

extension TagAttributes {
    /// The maximum length of a tag for the fast path.
    private static let maximumFastPathLength = 2_048
    /// The packed prefix `xml` of attributes that declare namespaces, base and language.
    private static let xml: UInt64 = 0x6C_6D78
    /// A mask that makes ASCII letters lower case.
    private static let lowerCase: UInt64 = 0x2020_2020_2020_2020

    /// Fast path: reads the rest of a start tag whose name ends at `start`, if its attributes are
    /// in double quotes, have no faults, and declare no namespace, base or language; otherwise
    /// returns `nil`.
    ///
    /// - Parameter maximumCount: The maximum number of attributes.
    @inline(__always)
    mutating func readFastPath(
        from start: Int, to end: Int, maximumCount: Int, in bytes: Span<UInt8>
    ) -> End? {
        present = 0
        if bytes[start] == UInt8(ascii: ">") { return End(inside: start &+ 1, isEmpty: false) }
        return readPlainAttributes(
            from: start, to: min(end, start &+ Self.maximumFastPathLength),
            maximumCount: maximumCount, in: bytes)
    }

    private mutating func readPlainAttributes(
        from start: Int, to limit: Int, maximumCount: Int, in bytes: Span<UInt8>
    ) -> End? {
        var index = start
        var count = 0
        while index &+ 1 < limit {
            guard bytes[index].isHTMLWhiteSpace else {
                if bytes[index] == UInt8(ascii: ">") {
                    return End(inside: index &+ 1, isEmpty: false)
                }
                let isEnd =
                    bytes[index] == UInt8(ascii: "/") && bytes[index &+ 1] == UInt8(ascii: ">")
                return isEnd ? End(inside: index &+ 2, isEmpty: true) : nil
            }
            index &+= 1
            let nameStart = index
            while index &+ 8 <= bytes.count {
                let letters = bytes.word(at: index).leadingLetters
                index &+= letters
                if letters < 8 { break }
            }
            // Repeated spaces, or one before the end.
            if index == nameStart { continue }
            let valueStart = index &+ 2
            guard count < maximumCount, valueStart < limit, nameStart &+ 8 <= bytes.count,
                bytes[index] == UInt8(ascii: "="), bytes[index &+ 1] == UInt8(ascii: "\""),
                let close = Self.fastPathValueEnd(from: valueStart, to: limit, in: bytes)
            else { return nil }
            let word = bytes.word(at: nameStart) | Self.lowerCase
            if word & 0xFF_FFFF == Self.xml { return nil }
            if let name = name(of: index &- nameStart, at: nameStart, word, in: bytes),
                let attribute = self.index(of: name)
            {
                add(attribute, valueStart..<close)
            }
            count += 1
            index = close &+ 1
        }
        return nil
    }

    /// The offset of the quotation mark that ends the value at `start`, if the value has no faults.
    @inline(__always)
    private static func fastPathValueEnd(
        from start: Int, to limit: Int, in bytes: Span<UInt8>
    ) -> Int? {
        var index = start
        while index &+ 16 <= bytes.count, index < limit {
            if let offset = bytes.vector(at: index).firstQuoteOrAmpersandOrLessThan {
                index &+= offset
                if bytes[index] == UInt8(ascii: "\"") { return index < limit ? index : nil }
                // Usually a reference.
                guard let close = bytes.firstQuote(from: index, to: limit),
                    bytes.hasOrdinaryReferences(start..<close)
                else { return nil }
                return close
            }
            index &+= 16
        }
        return nil
    }

    /// Packs the name of `count` letters at `start`, of which `first` has the first ones; `nil` if
    /// it is too long.
    @inline(__always)
    private func name(
        of count: Int, at start: Int, _ first: UInt64, in bytes: Span<UInt8>
    ) -> AttributeName.Word? {
        if count <= 8 {
            return AttributeName.Word(
                first: first & ~0 &>> UInt64(truncatingIfNeeded: 64 &- count &* 8))
        }
        guard count <= 16, start &+ 16 <= bytes.count else { return nil }
        let second = bytes.word(at: start &+ 8) | Self.lowerCase
        return AttributeName.Word(
            first: first,
            second: second & ~0 &>> UInt64(truncatingIfNeeded: 128 &- count &* 8))
    }

    /// The index of a known attribute.
    @inline(__always)
    private func index(of name: AttributeName.Word) -> Int? {
        var slot = name.slot
        while names[slot].word.first != 0 {
            if names[slot].word == name { return Int(names[slot].index) }
            slot = (slot &+ 1) & 0x7F
        }
        return nil
    }
}
