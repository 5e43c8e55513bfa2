internal import FeedMarkup

/// The attributes of one tag that are read, as ranges of their values.
struct TagAttributes: Sendable {
    /// A range, of which the runtime need not find out that its bounds can be compared.
    private struct Place {
        var start: UInt32 = 0
        var end: UInt32 = 0
    }

    /// The end of a start tag.
    struct End {
        /// Where the inside of its element begins.
        var inside: Int
        /// The element ends there, too.
        var isEmpty: Bool
    }

    private var present: UInt64 = 0
    private var places = [Place](repeating: Place(), count: AttributeName.names.count)
    private let names = AttributeName.table

    /// The range of the value of `name`, not decoded; `nil` where it is not there.
    subscript(name: AttributeName) -> Range<Int>? {
        let place = Int(name.rawValue)
        guard present & 1 << UInt64(place) != 0 else { return nil }
        return Int(places[place].start)..<Int(places[place].end)
    }

    var isEmpty: Bool { present == 0 }

    /// Forgets all.
    mutating func removeAll() {
        present = 0
    }

    /// Keeps the first value of the attribute whose name, without a prefix, is at `name`; false where that is not
    /// read.
    mutating func add(_ name: Range<Int>, _ value: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        guard let word = AttributeName.Word(name, in: bytes), let place = place(of: word) else {
            return false
        }
        add(place, value)
        return true
    }

    private mutating func add(_ place: Int, _ value: Range<Int>) {
        guard place < places.count, present & 1 << UInt64(place) == 0 else { return }
        present |= 1 << UInt64(place)
        places[place] = Place(
            start: UInt32(truncatingIfNeeded: value.lowerBound),
            end: UInt32(truncatingIfNeeded: value.upperBound))
    }
}

// MARK: - Plain tags

extension TagAttributes {
    /// Longer tags are not plain.
    private static let plainLength = 2_048
    /// The first letters of the names of attributes that say something of others, as a number.
    private static let xml: UInt64 = 0x6C_6D78
    /// What makes a word of letters lower case.
    private static let lowerCase: UInt64 = 0x2020_2020_2020_2020

    /// Reads the rest of a start tag whose name ends at `start`, and which is written as most are: attributes with
    /// values in double quotes, of which there is nothing to be noted, and none that says something of others.
    /// `nil` where it is not.
    ///
    /// - Parameter most: how many attributes are read.
    @inline(__always)
    mutating func readPlain(
        from start: Int, to end: Int, most: Int, in bytes: Span<UInt8>
    ) -> End? {
        present = 0
        if bytes[start] == UInt8(ascii: ">") { return End(inside: start &+ 1, isEmpty: false) }
        return readPlainAttributes(
            from: start, to: min(end, start &+ Self.plainLength), most: most, in: bytes)
    }

    private mutating func readPlainAttributes(
        from start: Int, to limit: Int, most: Int, in bytes: Span<UInt8>
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
            // Several spaces, or some before the end.
            if index == nameStart { continue }
            let valueStart = index &+ 2
            guard count < most, valueStart < limit, nameStart &+ 8 <= bytes.count,
                bytes[index] == UInt8(ascii: "="), bytes[index &+ 1] == UInt8(ascii: "\""),
                let close = Self.plainValueEnd(from: valueStart, to: limit, in: bytes)
            else { return nil }
            let word = bytes.word(at: nameStart) | Self.lowerCase
            if word & 0xFF_FFFF == Self.xml { return nil }
            if let name = name(of: index &- nameStart, at: nameStart, word, in: bytes),
                let place = place(of: name)
            {
                add(place, valueStart..<close)
            }
            count += 1
            index = close &+ 1
        }
        return nil
    }

    /// The place of the quotation mark that ends the value that begins at `start`, if nothing is to be said
    /// of that value.
    @inline(__always)
    private static func plainValueEnd(
        from start: Int, to limit: Int, in bytes: Span<UInt8>
    ) -> Int? {
        var index = start
        while index &+ 16 <= bytes.count, index < limit {
            if let place = bytes.vector(at: index).firstQuoteOrMark {
                index &+= place
                if bytes[index] == UInt8(ascii: "\"") { return index < limit ? index : nil }
                // A reference, mostly.
                guard let close = bytes.firstQuote(from: index, to: limit),
                    bytes.hasOrdinaryReferences(start..<close)
                else { return nil }
                return close
            }
            index &+= 16
        }
        return nil
    }

    /// The name of `count` letters at `start`, which begins with those of `first`; `nil` where it is too long.
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

    /// The place of the attribute of this name; `nil` where it is not read.
    @inline(__always)
    private func place(of name: AttributeName.Word) -> Int? {
        var slot = name.slot
        while names[slot].word.first != 0 {
            if names[slot].word == name { return Int(names[slot].place) }
            slot = (slot &+ 1) & 0x7F
        }
        return nil
    }
}
