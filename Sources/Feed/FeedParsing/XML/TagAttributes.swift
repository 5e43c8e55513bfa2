internal import FeedMarkup

/// The known attributes of one start tag, as ranges of their values.
struct TagAttributes: Sendable {
    private var present: UInt64 = 0
    private var values = [Range<Int>](repeating: 0..<0, count: AttributeName.names.count)
    private let names = AttributeName.table

    /// The range of the raw value of `name`.
    subscript(name: AttributeName) -> Range<Int>? {
        let index = Int(name.rawValue)
        return present & 1 << UInt64(index) != 0 ? values[index] : nil
    }

    mutating func removeAll() {
        present = 0
    }

    /// Stores the first value of the attribute with the local name at `name`; returns false if it
    /// is unknown.
    mutating func add(_ name: Range<Int>, _ value: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        guard let index = names.index(of: name, in: bytes) else { return false }
        guard present & 1 << UInt64(index) == 0 else { return true }
        present |= 1 << UInt64(index)
        values[index] = value
        return true
    }
}

// MARK: - Fast path

extension TagAttributes {
    /// The maximum length of a tag for the fast path.
    private static let maximumFastPathLength = 2_048
    /// The packed prefix `xml` of attributes that declare namespaces, base and language.
    private static let xml: UInt64 = 0x6C_6D78

    /// Fast path: reads the rest of a start tag whose name ends at `start`, if its attributes are
    /// in double quotes, have no faults, and declare no namespace, base or language; otherwise
    /// returns `nil`. Returns the offset after the tag, and whether it is self-closing.
    ///
    /// - Parameter maximumCount: The maximum number of attributes.
    @inline(__always)
    mutating func readFastPath(
        from start: Int, to end: Int, maximumCount: Int, in bytes: Span<UInt8>
    ) -> (inside: Int, isEmpty: Bool)? {
        present = 0
        if bytes[start] == UInt8(ascii: ">") { return (inside: start &+ 1, isEmpty: false) }
        return readPlainAttributes(
            from: start, to: min(end, start &+ Self.maximumFastPathLength),
            maximumCount: maximumCount, in: bytes)
    }

    private mutating func readPlainAttributes(
        from start: Int, to limit: Int, maximumCount: Int, in bytes: Span<UInt8>
    ) -> (inside: Int, isEmpty: Bool)? {
        var index = start
        var count = 0
        while index &+ 1 < limit {
            guard bytes[index].isHTMLWhiteSpace else {
                if bytes[index] == UInt8(ascii: ">") {
                    return (inside: index &+ 1, isEmpty: false)
                }
                let isEnd =
                    bytes[index] == UInt8(ascii: "/") && bytes[index &+ 1] == UInt8(ascii: ">")
                return isEnd ? (inside: index &+ 2, isEmpty: true) : nil
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
            if (bytes.word(at: nameStart) | 0x20_2020) & 0xFF_FFFF == Self.xml { return nil }
            _ = add(nameStart..<index, valueStart..<close, in: bytes)
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
                guard index < limit else { return nil }
                if bytes[index] == UInt8(ascii: "\"") { return index }
                // Usually a reference.
                guard
                    let close = bytes.firstIndex(of: UInt8(ascii: "\""), in: index..<limit),
                    bytes.hasOrdinaryReferences(start..<close)
                else { return nil }
                return close
            }
            index &+= 16
        }
        return nil
    }
}

extension UInt64 {
    /// The number of ASCII letters at the beginning of the eight bytes.
    @inline(__always)
    fileprivate var leadingLetters: Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let highBits = ones &* 0x80
        // Sets the highest bit of bytes below 0x80 that are at least `a`, or beyond `z`.
        let lowerCase = (self | ones &* 0x20) & ~highBits
        let isLetter = (lowerCase &+ ones &* 0x1F) & ~(lowerCase &+ ones &* 0x05) & ~self
        return (~isLetter & highBits).trailingZeroBitCount >> 3
    }
}
