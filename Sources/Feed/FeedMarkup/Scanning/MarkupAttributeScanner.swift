/// Iterates over the attributes of a tag.
///
/// O(n) in the tag's length in total; allocates nothing. Returns repeated attributes as well; the
/// first one counts.
public struct MarkupAttributeScanner: Sendable {
    private var position: Int
    private let end: Int
    private let syntax: MarkupSyntax

    /// Creates a scanner for the attributes of the start tag `tag`, found with the same `syntax`.
    public init(_ tag: MarkupToken, syntax: MarkupSyntax) {
        position = tag.content.lowerBound
        end = tag.content.upperBound
        self.syntax = syntax
    }

    /// Returns the next attribute.
    public mutating func next(in bytes: Span<UInt8>) -> MarkupAttribute? {
        let start = position
        defer { ReadingMeter.add(position &- start) }
        while position < end {
            let first = bytes[position]
            if !first.isHTMLWhiteSpace, first != UInt8(ascii: "/"), !isStray(first) { break }
            position &+= 1
        }
        guard position < end else { return nil }
        let nameStart = position
        position &+= 1
        while position < end {
            let byte = bytes[position]
            if byte.isHTMLWhiteSpace || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "/") {
                break
            }
            position &+= 1
        }
        let name = nameStart..<position
        let afterName = bytes.skippingWhiteSpace(from: position, to: end)
        guard afterName < end, bytes[afterName] == UInt8(ascii: "=") else {
            return MarkupAttribute(name: name, value: position..<position)
        }
        position = bytes.skippingWhiteSpace(from: afterName &+ 1, to: end)
        return MarkupAttribute(name: name, value: value(in: bytes))
    }

    /// Returns true for quotation marks and equals signs before a name, which XML skips; in HTML
    /// they begin a name.
    private func isStray(_ byte: UInt8) -> Bool {
        syntax == .xml
            && (byte == UInt8(ascii: "=") || byte == UInt8(ascii: "\"")
                || byte == UInt8(ascii: "'"))
    }

    private mutating func value(in bytes: Span<UInt8>) -> Range<Int> {
        let start = position
        guard start < end else { return start..<start }
        let quote = bytes[start]
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            let valueStart = start &+ 1
            guard let close = bytes.firstIndex(of: quote, in: valueStart..<end) else {
                position = end
                return valueStart..<end
            }
            position = close &+ 1
            return valueStart..<close
        }
        position = Self.unquotedValueEnd(from: start, to: end, syntax: syntax, in: bytes)
        return start..<position
    }

    /// The end of the unquoted value that begins at `start`.
    static func unquotedValueEnd(
        from start: Int, to end: Int, syntax: MarkupSyntax, in bytes: Span<UInt8>
    ) -> Int {
        var index = start
        while index < end {
            let byte = bytes[index]
            if byte.isHTMLWhiteSpace || byte == UInt8(ascii: ">") { break }
            if syntax == .xml {
                if byte == UInt8(ascii: "<") { break }
                if byte == UInt8(ascii: "/"), index &+ 1 < end,
                    bytes[index &+ 1] == UInt8(ascii: ">")
                {
                    break
                }
            }
            index &+= 1
        }
        return index
    }
}
