internal import FeedMarkup

/// A string or number of a JSON document, by its range.
struct JSONText: Sendable {
    /// The range without quotation marks.
    var range: Range<Int>
    /// The string contains escapes.
    var hasEscapes: Bool

    /// Compares the unescaped string with `name`, which is ASCII (RFC 8259, section 8.3).
    func equals(_ name: StaticString, in bytes: Span<UInt8>) -> Bool {
        guard hasEscapes else { return bytes.equals(range, name) }
        // An escape takes six bytes.
        guard range.count <= 6 * name.utf8CodeUnitCount else { return false }
        let characters = decoded(in: bytes)
        return characters.span.equals(0..<characters.count, name)
    }

    /// The name for comparison with known ones; empty if it is not ASCII or longer than all of
    /// them.
    func name(in bytes: Span<UInt8>) -> String {
        guard range.count <= Self.nameLimit else { return "" }
        let name = string(in: bytes)
        return name.utf8.allSatisfy { $0 < 0x80 } ? name : ""
    }

    /// The length of the longest known name, all in escapes.
    private static let nameLimit = 6 * 40

    /// The unescaped string.
    func string(in bytes: Span<UInt8>) -> String {
        hasEscapes ? decoded(in: bytes).span.string : bytes.string(range)
    }

    /// The unescaped string in UTF-8; a lone surrogate becomes U+FFFD.
    func decoded(in bytes: Span<UInt8>) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(range.count)
        var start = range.lowerBound
        while hasEscapes,
            let escape = bytes.firstIndex(of: UInt8(ascii: "\\"), in: start..<range.upperBound),
            escape + 1 < range.upperBound
        {
            output.append(bytes, start..<escape)
            start = decodeEscape(at: escape, in: bytes, into: &output)
        }
        output.append(bytes, start..<range.upperBound)
        if hasEscapes { StreamSafeText.bound(&output, from: 0) }
        return output
    }

    /// Decodes the escape at `index` and returns its end.
    private func decodeEscape(
        at index: Int, in bytes: Span<UInt8>, into output: inout [UInt8]
    ) -> Int {
        let letter = bytes[index + 1]
        switch letter {
        case UInt8(ascii: "b"): output.append(0x08)
        case UInt8(ascii: "f"): output.append(0x0C)
        case UInt8(ascii: "n"): output.append(0x0A)
        case UInt8(ascii: "r"): output.append(0x0D)
        case UInt8(ascii: "t"): output.append(0x09)
        case UInt8(ascii: "u"):
            guard var value = unit(at: index, in: bytes) else { return index + 2 }
            var end = index + 6
            if value & 0xFC00 == 0xD800, let low = unit(at: end, in: bytes), low & 0xFC00 == 0xDC00
            {
                value = 0x1_0000 + (value & 0x3FF) << 10 + (low & 0x3FF)
                end += 6
            }
            output.append(Unicode.Scalar(value) ?? "\u{FFFD}")
            return end
        default: output.append(letter)
        }
        return index + 2
    }

    /// The UTF-16 code unit of the escape at `index`.
    private func unit(at index: Int, in bytes: Span<UInt8>) -> UInt32? {
        guard index + 6 <= range.upperBound, bytes[index] == UInt8(ascii: "\\"),
            bytes[index + 1] == UInt8(ascii: "u")
        else { return nil }
        var value: UInt32 = 0
        for digit in (index + 2)..<(index + 6) {
            guard let digit = bytes[digit].hexadecimalValue else { return nil }
            value = value << 4 | UInt32(digit)
        }
        return value
    }
}
