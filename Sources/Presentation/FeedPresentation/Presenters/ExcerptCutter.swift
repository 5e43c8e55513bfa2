import FeedMarkup

/// Cuts the beginning of a text, with white space collapsed.
///
/// Reads no more of the text than it returns, whatever its length.
struct ExcerptCutter {
    private let length: Int
    /// The excerpt so far, in UTF-8.
    private var taken: [UInt8] = []
    /// The number of characters in ``taken``.
    private var count = 0
    private var lastSpace: (end: Int, count: Int)?
    private var spaceIsDue = false

    /// Creates a cutter of at most `length` characters.
    init(length: Int) {
        self.length = length
    }

    /// The excerpt; `nil` if the text is only white space.
    var result: FeedText? {
        if taken.isEmpty { return nil }
        var texts = FeedTextWriter(capacity: taken.count)
        return texts.add(taken.span)
    }

    /// Reads `text` and cuts it, between words if possible.
    ///
    /// - Returns: True if the text was cut.
    mutating func cut(_ text: String) -> Bool {
        var copy = text
        return copy.withUTF8 { unsafe cut(text, $0.span) }
    }

    /// - Parameter bytes: `text` in UTF-8.
    private mutating func cut(_ text: String, _ bytes: Span<UInt8>) -> Bool {
        taken.reserveCapacity(min(bytes.count, 3 * length))
        var position = takePlainWords(of: bytes)
        while position < bytes.count {
            if bytes[position] == 0x20, position + 1 < bytes.count,
                Self.letterLength(bytes[position + 1]) > 0
            {
                spaceIsDue = count > 0
                position += 1
            }
            let word = word(at: position, in: bytes)
            if word.count > 0, makeRoom() {
                // The whole word fits.
                count += word.count - 1
                unsafe bytes.extracting(position..<word.end).withUnsafeBufferPointer {
                    unsafe taken.append(contentsOf: $0)
                }
                position = word.end
                continue
            }
            guard let scalar = Self.lonelyScalar(at: position, in: bytes) else {
                let start = text.utf8.index(text.startIndex, offsetBy: position)
                let character = text[start]
                guard append(character) else { return true }
                position += character.utf8.count
                continue
            }
            let next = position + UTF8.width(scalar)
            if Self.isWhiteSpace(scalar) {
                spaceIsDue = count > 0
            } else {
                guard makeRoom() else { return true }
                for place in position..<next { taken.append(bytes[place]) }
            }
            position = next
        }
        return false
    }

    /// Fast path: copies the words at the beginning that need no change, which are ASCII and
    /// separated by single spaces. Returns the offset of their end, before a space.
    private mutating func takePlainWords(of bytes: Span<UInt8>) -> Int {
        guard taken.isEmpty, !spaceIsDue else { return 0 }
        var end = Self.endOfPlainWords(bytes, upTo: length)
        // The last space is handled with the word after it.
        while end > 0, bytes[end - 1] != 0x20 { end -= 1 }
        let space = max(end - 1, 0)
        taken.append(bytes, 0..<space)
        count = space
        return space
    }

    /// Returns true if `text` is its own excerpt: ASCII words separated by single spaces, of at
    /// most `length` characters.
    static func takesAll(of text: String, length: Int) -> Bool {
        var text = text
        return text.withUTF8 { unsafe takesAll(of: $0.span, length: length) }
    }

    private static func takesAll(of bytes: Span<UInt8>, length: Int) -> Bool {
        guard !bytes.isEmpty, bytes.count <= length else { return false }
        let end = endOfPlainWords(bytes, upTo: length)
        var last = end > 0 ? bytes[end - 1] : 0x20
        for index in end..<bytes.count {
            let byte = bytes[index]
            guard byte &- 0x20 < 0x5F, byte != 0x20 || last != 0x20 else { return false }
            last = byte
        }
        return last != 0x20
    }

    /// Returns an offset, a multiple of eight, up to which the text consists of ASCII words
    /// separated by single spaces.
    private static func endOfPlainWords(_ bytes: Span<UInt8>, upTo length: Int) -> Int {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let limit = min(bytes.count, length)
        var end = 0
        var last: UInt8 = 0x20
        while end + 8 <= limit {
            let word = bytes.word(at: end)
            // The high bit of a byte is set if the byte is anything else than printable ASCII
            // (`others`) or a second space in a row (`pairs`).
            let others = (word &- ones &* 0x20) | word | (word &+ ones)
            let spaces = ~((word ^ ones &* 0x20) &+ ones &* 0x7F)
            let pairs = spaces & (spaces << 8 | (last == 0x20 ? 0x80 : 0))
            if (others | pairs) & (ones &* 0x80) != 0 { break }
            end += 8
            last = bytes[end - 1]
        }
        return end
    }

    /// Returns the end and the number of single-scalar characters from `position` up to white
    /// space; no characters if they may not fit.
    private func word(at position: Int, in bytes: Span<UInt8>) -> (end: Int, count: Int) {
        var end = position
        var last = position
        var number = 0
        while end < bytes.count {
            var width = Self.letterLength(bytes[end])
            if width == 0 {
                if bytes[end] == 0x20 { break }
                let scalar = Self.scalar(at: end, in: bytes)
                // The scalar may combine with the one before.
                guard Self.standsAlone(scalar) else { return (last, max(number - 1, 0)) }
                if Self.isWhiteSpace(scalar) { break }
                width = UTF8.width(scalar)
            }
            last = end
            end += width
            number += 1
            guard count + 1 + number <= length else { return (position, 0) }
        }
        return (end, number)
    }

    /// Returns the byte count of a character that begins with `first`, if all such characters are
    /// single scalars and not white space: ASCII, Latin, Greek, Cyrillic, most ideographs and
    /// Korean. Else zero.
    @inline(__always)
    private static func letterLength(_ first: UInt8) -> Int {
        if first &- 0x21 < 0x5E { return 1 }
        // U+00C0 to U+02FF and U+0380 to U+047F.
        if first &- 0xC3 < 9 || first &- 0xCE < 4 { return 2 }
        // U+5000 to U+9FFF and U+B000 to U+CFFF.
        return first &- 0xE5 < 5 || first &- 0xEB < 2 ? 3 : 0
    }

    /// Appends any character.
    ///
    /// - Returns: False if there is no room for it.
    private mutating func append(_ character: Character) -> Bool {
        if character.isWhitespace {
            spaceIsDue = count > 0
            return true
        }
        guard makeRoom() else { return false }
        // Characters may consist of any number of scalars; very long ones are attacks.
        let isAttack = character.unicodeScalars.count > 32
        taken.append(contentsOf: (isAttack ? "\u{FFFD}" : character).utf8)
        return true
    }

    /// Reserves room for one character and any space before it; if there is none, ends the excerpt
    /// at a word.
    private mutating func makeRoom() -> Bool {
        guard count < length else {
            endAtWord()
            return false
        }
        if spaceIsDue {
            lastSpace = (taken.count, count)
            taken.append(0x20)
            count += 1
            spaceIsDue = false
        }
        count += 1
        return true
    }

    private mutating func endAtWord() {
        if let lastSpace, lastSpace.count * 3 >= count * 2 {
            taken.removeLast(taken.count - lastSpace.end)
            while let mark = Self.looseMarks.first(where: { taken.suffix($0.count) == $0[...] }) {
                taken.removeLast(mark.count)
            }
        }
        taken.append(contentsOf: "…".utf8)
    }

    /// Punctuation not to end an excerpt with, in UTF-8.
    private static let looseMarks = [",", ";", ":", "–"].map { Array($0.utf8) }

    /// Returns the scalar at `position` if it is known to be a character by itself, else `nil`.
    @inline(__always)
    private static func lonelyScalar(at position: Int, in bytes: Span<UInt8>) -> Unicode.Scalar? {
        let scalar = scalar(at: position, in: bytes)
        guard standsAlone(scalar) else { return nil }
        let next = position + UTF8.width(scalar)
        guard next == bytes.count || standsAlone(self.scalar(at: next, in: bytes)) else {
            return nil
        }
        return scalar
    }

    /// Returns the scalar at `position` of valid UTF-8.
    @inline(__always)
    private static func scalar(at position: Int, in bytes: Span<UInt8>) -> Unicode.Scalar {
        let first = UInt32(bytes[position])
        if first < 0x80 { return Unicode.Scalar(bytes[position]) }
        let count = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3
        var value = first & (0x3F >> UInt32(count))
        for offset in 1...count {
            value = value << 6 | UInt32(bytes[position + offset]) & 0x3F
        }
        return Unicode.Scalar(value) ?? "\u{FFFD}"
    }

    /// Returns true for scalars of common scripts that don't combine with neighbours of the same
    /// kind. A shortcut: segmenting any text takes ten times as long.
    private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20..<0x300, 0x370..<0x483, 0x48A..<0x530, 0x2010..<0x2028, 0x3001..<0x302A,
            0x3041..<0x3097, 0x30A1..<0x30FB, 0x4E00..<0xA000, 0xAC00..<0xD7A4, 0xFF01..<0xFF5F,
            0x09, 0x0A:
            true
        default: false
        }
    }

    /// Only for scalars that ``standsAlone(_:)`` accepts.
    private static func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x20, 0x85, 0xA0: true
        default: false
        }
    }
}
