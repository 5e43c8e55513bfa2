import FeedMarkup

/// Matches a pattern against scalars as they arrive.
struct SearchMatch {
    private let pattern: SearchPattern
    private var length = 0
    private var isAfterSpace = false

    init(_ pattern: SearchPattern) {
        self.pattern = pattern
    }

    /// Takes the next scalar. Returns true if the pattern matches.
    mutating func add(_ scalar: Unicode.Scalar) -> Bool {
        var isFound = false
        FoldedScalars.fold(scalar) { if addFolded($0) { isFound = true } }
        return isFound
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

    // MARK: Markup

    private static let references: [(name: [UInt8], scalar: Unicode.Scalar)] = [
        (Array("&amp;".utf8), "&"), (Array("&lt;".utf8), "<"), (Array("&gt;".utf8), ">"),
    ]

    /// Takes the text of sanitised HTML, whose tags end with the first `>` and which has three
    /// references. Returns true if the pattern matches anywhere.
    mutating func addMarkup(_ bytes: Span<UInt8>) -> Bool {
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "<"):
                let start = index + 1
                while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
                if !Self.isInline(bytes, start..<index), add(" ") { return true }
                index += 1
            case UInt8(ascii: "&"):
                let reference = Self.references.first { Self.has($0.name, bytes, at: index) }
                if add(reference?.scalar ?? "&") { return true }
                index += reference?.name.count ?? 1
            case ..<0x80:
                if add(Unicode.Scalar(bytes[index])) { return true }
                index += 1
            default:
                let (scalar, length) = Self.scalar(at: index, in: bytes)
                if add(scalar) { return true }
                index += length
            }
        }
        return false
    }

    /// Returns true for a tag of an inline element; others separate words.
    private static func isInline(_ bytes: Span<UInt8>, _ tag: Range<Int>) -> Bool {
        var start = tag.lowerBound
        if start < tag.upperBound, bytes[start] == UInt8(ascii: "/") { start += 1 }
        var end = start
        while end < tag.upperBound, bytes[end] != UInt8(ascii: " ") { end += 1 }
        guard let element = HTMLElement.named(start..<end, in: bytes) else { return true }
        return element == .wbr || !element.isBlock && !element.isTablePart && !element.isVoid
    }

    private static func has(_ name: [UInt8], _ bytes: Span<UInt8>, at index: Int) -> Bool {
        guard index + name.count <= bytes.count else { return false }
        return name.indices.allSatisfy { bytes[index + $0] == name[$0] }
    }

    /// Decodes a non-ASCII scalar, and returns its length.
    private static func scalar(
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
