extension MarkupScanner {
    /// Bit masks of the bytes that end a name, all below the letters: white space, `/` and `>`; in
    /// XML also `<` and `=`.
    private static var htmlNameEnds: UInt64 { 0x4000_8001_0000_3600 }
    private static var xmlNameEnds: UInt64 { 0x7000_8001_0000_3600 }

    @inline(__always)
    private func nameEnd(from start: Int, in bytes: Span<UInt8>) -> Int {
        let ends = syntax == .xml ? Self.xmlNameEnds : Self.htmlNameEnds
        var index = start
        while index < end {
            let byte = bytes[index]
            if byte < 0x40, ends &>> UInt64(byte) & 1 != 0 { break }
            index &+= 1
        }
        return index
    }

    /// Fast path for a tag without attributes at the `<` at `mark`.
    @inline(__always)
    func simpleTag(at mark: Int, in bytes: Span<UInt8>) -> MarkupToken? {
        var start = mark &+ 1
        guard start < end else { return nil }
        let isEndTag = bytes[start] == UInt8(ascii: "/")
        if isEndTag { start &+= 1 }
        guard start < end, isNameStart(bytes[start]) else { return nil }
        let ends = syntax == .xml ? Self.xmlNameEnds : Self.htmlNameEnds
        var index = start &+ 1
        while index < end {
            let byte = bytes[index]
            // With an `@` it may be an address in angle brackets.
            if byte <= 0x40, byte == 0x40 || ends &>> UInt64(byte) & 1 != 0 { break }
            index &+= 1
        }
        guard index < end, bytes[index] == UInt8(ascii: ">") else { return nil }
        return MarkupToken(
            kind: isEndTag ? .endTag : .startTag, range: mark..<(index &+ 1), name: start..<index,
            content: index..<index)
    }

    mutating func startTag(at mark: Int, in bytes: Span<UInt8>) -> MarkupToken? {
        let nameStart = mark &+ 1
        let nameEnd = nameEnd(from: nameStart, in: bytes)
        if syntax == .xml {
            // An address in angle brackets, as in "Jane <jane@example.org>", is no tag.
            for index in nameStart..<nameEnd where bytes[index] == UInt8(ascii: "@") { return nil }
        }
        var token = tag(.startTag, at: mark, name: nameStart..<nameEnd, in: bytes)
        if syntax == .xml, !token.isTerminated, token.content.isEmpty,
            nameEnd < end,
            bytes[nameEnd] == UInt8(ascii: "<") || bytes[nameEnd] == UInt8(ascii: "=")
        {
            // "a<b<c" and "if (a<b==c)" are text.
            token.kind = .text
            token.name = 0..<0
            token.content = mark..<nameEnd
            token.range = mark..<nameEnd
        }
        return token
    }

    mutating func endTag(at mark: Int, in bytes: Span<UInt8>) -> MarkupToken? {
        var nameStart = mark &+ 2
        guard nameStart < end else { return nil }
        if syntax == .xml {
            nameStart = bytes.skippingWhiteSpace(from: nameStart, to: end)
            guard nameStart < end, isNameStart(bytes[nameStart]) else { return nil }
        } else if !bytes[nameStart].isASCIILetter {
            return bogusComment(at: mark, from: nameStart, in: bytes)
        }
        let nameEnd = nameEnd(from: nameStart, in: bytes)
        return tag(.endTag, at: mark, name: nameStart..<nameEnd, in: bytes)
    }

    private mutating func tag(
        _ kind: MarkupToken.Kind, at mark: Int, name: Range<Int>, in bytes: Span<UInt8>
    ) -> MarkupToken {
        let start = name.upperBound
        var token = MarkupToken(kind: kind, range: mark..<end, name: name, content: start..<end)
        var index = start
        var valueMayFollow = syntax == .xml
        while index < end {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: ">"):
                token.content = start..<index
                token.range = mark..<(index &+ 1)
                return token
            case UInt8(ascii: "<") where syntax == .xml:
                token.content = start..<index
                token.range = mark..<index
                token.isTerminated = false
                return token
            case UInt8(ascii: "/"):
                if index &+ 1 < end, bytes[index &+ 1] == UInt8(ascii: ">") {
                    token.isSelfClosing = true
                    token.content = start..<index
                    token.range = mark..<(index &+ 2)
                    return token
                }
                valueMayFollow = syntax == .xml
                index &+= 1
            case UInt8(ascii: "=") where valueMayFollow:
                index = bytes.skippingWhiteSpace(from: index &+ 1, to: end)
                valueMayFollow = syntax == .xml
                guard index < end else { break }
                let quote = bytes[index]
                if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
                    guard let close = closingQuote(quote, from: index &+ 1, in: bytes) else {
                        return cutShort(token, from: index &+ 1, in: bytes)
                    }
                    guard bytes[close] == quote else {
                        // The quotation mark is missing; the tag ends at the `>` found in its
                        // place.
                        token.content = start..<close
                        token.range = mark..<(close &+ 1)
                        token.isTerminated = false
                        return token
                    }
                    index = close &+ 1
                } else {
                    index = MarkupAttributeScanner.unquotedValueEnd(
                        from: index, to: end, syntax: syntax, in: bytes)
                }
            default:
                if !byte.isHTMLWhiteSpace { valueMayFollow = true }
                index &+= 1
            }
        }
        token.isTerminated = false
        return token
    }

    /// The offset of the closing quotation mark, or of the `>` that replaces a missing one; `nil`
    /// if there is neither.
    private mutating func closingQuote(
        _ quote: UInt8, from start: Int, in bytes: Span<UInt8>
    ) -> Int? {
        let delimiter: Delimiter = quote == UInt8(ascii: "\"") ? .doubleQuote : .singleQuote
        var searchStart = start
        if syntax == .xml, start < end {
            // XML forbids `<` in a value. One after a `>` shows that the quotation mark is missing:
            // <link href="http://example.org/> <title>…
            guard
                let stop = bytes.firstIndex(of: quote, or: UInt8(ascii: "<"), in: start..<end)
            else { return nil }
            if bytes[stop] == quote { return stop }
            if let greater = bytes.firstIndex(of: UInt8(ascii: ">"), in: start..<stop) {
                return greater
            }
            searchStart = stop
        }
        return find(delimiter, from: searchStart) { bytes.firstIndex(of: quote, in: $0) }
    }

    /// A token without its end, such as a tag with an unterminated value: it ends at the first `>`
    /// from `start` on in XML, at the end of input in HTML.
    mutating func cutShort(
        _ token: MarkupToken, from start: Int, in bytes: Span<UInt8>
    ) -> MarkupToken {
        var token = token
        token.isTerminated = false
        guard syntax == .xml, let greater = findGreaterThan(from: start, in: bytes) else {
            return token
        }
        token.content = token.content.lowerBound..<greater
        token.range = token.range.lowerBound..<(greater &+ 1)
        return token
    }
}
