/// Matches a pattern against scalars as they arrive.
public struct SearchMatch {
    private let pattern: SearchPattern
    private var length = 0
    private var isAfterSpace = false

    /// Creates a match that has seen no text.
    public init(_ pattern: SearchPattern) {
        self.pattern = pattern
    }

    /// Takes the next scalar. Returns true if the pattern matches.
    public mutating func add(_ scalar: Unicode.Scalar) -> Bool {
        var isFound = false
        FoldedScalars.fold(scalar) { if addFolded($0) { isFound = true } }
        return isFound
    }

    /// Takes text in UTF-8. Returns true if the pattern matches anywhere.
    public mutating func add(_ bytes: Span<UInt8>) -> Bool {
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte < 0x80 {
                if addFolded(FoldedScalars.fold(ascii: byte)) { return true }
                index += 1
            } else {
                let (scalar, length) = Self.scalar(at: index, in: bytes)
                if add(scalar) { return true }
                index += length
            }
        }
        return false
    }

    private mutating func addFolded(_ folded: UInt32) -> Bool {
        if folded == 0x20 {
            if isAfterSpace { return false }
            isAfterSpace = true
        } else {
            isAfterSpace = false
        }
        while length > 0, pattern.scalars[length] != folded {
            length = pattern.fallbacks[length - 1]
        }
        if pattern.scalars[length] == folded { length += 1 }
        guard length == pattern.scalars.count else { return false }
        length = pattern.fallbacks[length - 1]
        return true
    }

    /// Decodes a non-ASCII scalar, and returns its length.
    public static func scalar(
        at index: Int, in bytes: Span<UInt8>
    ) -> (Unicode.Scalar, length: Int) {
        let first = bytes[index]
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard index + length <= bytes.count else { return ("\u{FFFD}", 1) }
        var value = UInt32(first) & (0x7F >> UInt32(length))
        for offset in 1..<length { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", length)
    }
}
