extension MarkupScanner {
    mutating func declaration(at mark: Int, in bytes: Span<UInt8>) -> MarkupToken? {
        if bytes.hasPrefix("<!--", at: mark, before: end) { return comment(at: mark, in: bytes) }
        guard syntax == .xml else {
            // In HTML this is a comment by the standard, but pages mean to show its content.
            if bytes.hasCaseInsensitivePrefix("<![cdata[", at: mark, before: end) {
                openSections &+= 1
                return MarkupToken(
                    kind: .comment, range: mark..<(mark &+ 9), content: (mark &+ 9)..<(mark &+ 9))
            }
            var token = bogusComment(at: mark, from: mark &+ 2, in: bytes)
            if bytes.hasCaseInsensitivePrefix("<!doctype", at: mark, before: end) {
                token.kind = .declaration
            }
            return token
        }
        if bytes.hasCaseInsensitivePrefix("<![cdata[", at: mark, before: end) {
            return characterData(at: mark, in: bytes)
        }
        let next = mark &+ 2
        guard next < end, bytes[next].isASCIILetter else { return nil }
        return documentType(at: mark, in: bytes)
    }

    private mutating func comment(at mark: Int, in bytes: Span<UInt8>) -> MarkupToken {
        let start = mark &+ 4
        if syntax == .html {
            // <!--> and <!---> are complete comments.
            for (text, length) in [(">" as StaticString, 1), ("->", 2)]
            where bytes.hasPrefix(text, at: start, before: end) {
                return MarkupToken(
                    kind: .comment, range: mark..<(start &+ length), content: start..<start)
            }
        }
        let isHTML = syntax == .html
        let close = find(.commentEnd, from: start) { range in
            bytes.firstIndex(of: UInt8(ascii: "-"), in: range) {
                bytes.hasPrefix("-->", at: $0, before: range.upperBound)
                    || isHTML && bytes.hasPrefix("--!>", at: $0, before: range.upperBound)
            }
        }
        guard let close else { return unterminated(.comment, at: mark, from: start, in: bytes) }
        let length = bytes[close &+ 2] == UInt8(ascii: ">") ? 3 : 4
        var token = MarkupToken(
            kind: .comment, range: mark..<(close &+ length), content: start..<close)
        // A CDATA section that was read and written as HTML.
        if !isHTML, bytes.hasPrefix("[CDATA[", at: start, before: close),
            bytes.equals((start..<close).suffix(2), "]]"), close - start >= 9
        {
            token.kind = .rawText
            token.isCharacterData = true
            token.content = (start &+ 7)..<(close &- 2)
        }
        return token
    }

    private mutating func characterData(at mark: Int, in bytes: Span<UInt8>) -> MarkupToken {
        let start = mark &+ 9
        let close = find(.characterDataEnd, from: start) { range in
            bytes.firstIndex(of: UInt8(ascii: "]"), in: range) {
                bytes.hasPrefix("]]>", at: $0, before: range.upperBound)
            }
        }
        var token = MarkupToken(
            kind: .rawText, range: mark..<(close.map { $0 &+ 3 } ?? end),
            content: start..<(close ?? end))
        token.isCharacterData = true
        token.isTerminated = close != nil
        return token
    }

    mutating func processingInstruction(
        at mark: Int, in bytes: Span<UInt8>
    ) -> MarkupToken {
        let start = mark &+ 2
        guard syntax == .xml else { return bogusComment(at: mark, from: start, in: bytes) }
        guard let close = instructionEnd(from: start, in: bytes) else {
            return unterminated(.processingInstruction, at: mark, from: start, in: bytes)
        }
        // <?xml version="1.0"> <rss>…: the question mark is missing.
        if let greater = findGreaterThan(from: start, in: bytes), greater < close,
            bytes.firstIndex(of: UInt8(ascii: "<"), in: greater..<close) != nil
        {
            return unterminated(.processingInstruction, at: mark, from: start, in: bytes)
        }
        return MarkupToken(
            kind: .processingInstruction, range: mark..<(close &+ 2), content: start..<close)
    }

    /// The offset of the `?>` at or after `start`.
    private mutating func instructionEnd(from start: Int, in bytes: Span<UInt8>) -> Int? {
        find(.instructionEnd, from: start) { range in
            bytes.firstIndex(of: UInt8(ascii: "?"), in: range) {
                bytes.hasPrefix("?>", at: $0, before: range.upperBound)
            }
        }
    }

    /// Scans a document type, skipping its internal subset.
    private mutating func documentType(at mark: Int, in bytes: Span<UInt8>) -> MarkupToken {
        let start = mark &+ 2
        if !lacksDeclarationEnd, let close = declarationEnd(from: start, in: bytes) {
            return MarkupToken(
                kind: .declaration, range: mark..<(close &+ 1), content: start..<close)
        }
        // Remembered, since each search may go to the end.
        lacksDeclarationEnd = true
        return unterminated(.declaration, at: mark, from: start, in: bytes)
    }

    /// The offset of the `>` that ends a declaration.
    private mutating func declarationEnd(from start: Int, in bytes: Span<UInt8>) -> Int? {
        var index = start
        var isInSubset = false
        while index < end {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                let delimiter: Delimiter =
                    byte == UInt8(ascii: "\"") ? .doubleQuote : .singleQuote
                let close = find(delimiter, from: index &+ 1) {
                    bytes.firstIndex(of: byte, in: $0)
                }
                guard let close else { return nil }
                index = close &+ 1
            case UInt8(ascii: "["):
                isInSubset = true
                index &+= 1
            case UInt8(ascii: "]"):
                isInSubset = false
                index &+= 1
            case UInt8(ascii: "<") where isInSubset:
                // Comments and instructions may contain quotes and brackets.
                if bytes.hasPrefix("<!--", at: index, before: end) {
                    let token = comment(at: index, in: bytes)
                    guard token.isTerminated else { return nil }
                    index = token.range.upperBound
                } else if bytes.hasPrefix("<?", at: index, before: end) {
                    guard let close = instructionEnd(from: index &+ 2, in: bytes) else {
                        return nil
                    }
                    index = close &+ 2
                } else {
                    index &+= 1
                }
            case UInt8(ascii: ">") where !isInSubset:
                return index
            default:
                index &+= 1
            }
        }
        return nil
    }

    /// A token without its end: in XML it ends at the next `>`, to save what follows; in HTML, and
    /// without a `>`, at the end of input.
    private mutating func unterminated(
        _ kind: MarkupToken.Kind, at mark: Int, from start: Int, in bytes: Span<UInt8>
    ) -> MarkupToken {
        let start = min(start, end)
        let token = MarkupToken(kind: kind, range: mark..<end, content: start..<end)
        return cutShort(token, from: start, in: bytes)
    }

    /// Scans everything up to the next `>` as a bogus comment, as in HTML.
    mutating func bogusComment(
        at mark: Int, from start: Int, in bytes: Span<UInt8>
    ) -> MarkupToken {
        let start = min(start, end)
        let close = findGreaterThan(from: start, in: bytes)
        var token = MarkupToken(
            kind: .comment, range: mark..<(close.map { $0 &+ 1 } ?? end),
            content: start..<(close ?? end))
        token.isTerminated = close != nil
        return token
    }
}
