extension MarkupScanner {
    private static let elements: [StaticString] = [
        "script", "style", "xmp", "iframe", "noembed", "noframes", "plaintext", "title", "textarea",
    ]

    mutating func beginRawText(_ name: Range<Int>, in bytes: Span<UInt8>) {
        // Most names are excluded by length or first letter: i, n, p, s, t or x.
        guard name.count >= 3, name.count <= 9,
            0x0119_4200 &>> UInt32(bytes[name.lowerBound] & 0x1F) & 1 != 0
        else { return }
        if Self.elements.contains(where: { bytes.equalsIgnoringCase(name, $0) }) {
            rawTextName = name
        }
    }

    /// Returns the text up to the end tag of the raw text element; `nil` if it is empty.
    mutating func nextRawText(in bytes: Span<UInt8>) -> MarkupToken? {
        guard let name = rawTextName else { return nil }
        rawTextName = nil
        let start = position
        var stop = end
        if !bytes.equalsIgnoringCase(name, "plaintext") {
            let mark = bytes.firstIndex(of: UInt8(ascii: "<"), in: start..<end) {
                isEndTag(named: name, at: $0, in: bytes)
            }
            stop = mark ?? end
        }
        guard stop > start else { return nil }
        position = stop
        let hasReferences =
            bytes.equalsIgnoringCase(name, "title") || bytes.equalsIgnoringCase(name, "textarea")
        var token = MarkupToken(
            kind: hasReferences ? .text : .rawText, range: start..<stop, content: start..<stop)
        token.isTerminated = stop < end
        return token
    }

    /// Returns true if an end tag of the raw text element just opened comes before another start tag
    /// of its name. All calls together are linear, as each looks as far as the next such tag.
    func isEnded(_ name: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        var isEnd = false
        _ = bytes.firstIndex(of: UInt8(ascii: "<"), in: position..<end) { mark in
            let stop = mark &+ 1 &+ name.count
            isEnd = isEndTag(named: name, at: mark, in: bytes)
            return isEnd || stop <= end && bytes.equalsIgnoringCase(mark &+ 1..<stop, name)
        }
        return isEnd
    }

    private func isEndTag(named name: Range<Int>, at mark: Int, in bytes: Span<UInt8>) -> Bool {
        let start = mark &+ 2
        let stop = start &+ name.count
        guard stop < end, bytes[mark &+ 1] == UInt8(ascii: "/"),
            bytes.equalsIgnoringCase(start..<stop, name)
        else { return false }
        let after = bytes[stop]
        return after.isHTMLWhiteSpace || after == UInt8(ascii: "/") || after == UInt8(ascii: ">")
    }
}
