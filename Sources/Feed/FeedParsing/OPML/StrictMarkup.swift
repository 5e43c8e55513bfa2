internal import FeedMarkup

/// The rules of XML 1.0 for text and tags, held to the letter where a document is to be rewritten.
enum StrictMarkup {
    /// Text may have no `<`, no `]]>`, and no `&` but that of a reference.
    static func checkText(
        _ range: Range<Int>, in bytes: Span<UInt8>, at lines: inout LineCounter
    ) throws(OutlineFault) {
        try checkCharacters(range, in: bytes, at: &lines)
        for index in range {
            switch bytes[index] {
            case UInt8(ascii: "<"):
                throw fault("a '<' stands for itself; write it as '&lt;'", index, bytes, &lines)
            case UInt8(ascii: "&"):
                try checkReference(at: index, before: range.upperBound, bytes, &lines)
            case UInt8(ascii: "]") where bytes.hasPrefix("]]>", at: index, before: range.upperBound):
                throw fault("']]>' ends nothing; write it as ']]&gt;'", index, bytes, &lines)
            default: break
            }
        }
    }

    /// Characters that no document may have (section 2.2); the bytes are UTF-8.
    static func checkCharacters(
        _ range: Range<Int>, in bytes: Span<UInt8>, at lines: inout LineCounter
    ) throws(OutlineFault) {
        for index in range where bytes[index] < 0x20 {
            switch bytes[index] {
            case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): continue
            default: throw fault("there is a control character", index, bytes, &lines)
            }
        }
    }

    /// A tag's name, and attributes that are apart, quoted and each once (section 3.1).
    static func checkTag(
        _ token: MarkupToken, in bytes: Span<UInt8>, at lines: inout LineCounter
    ) throws(OutlineFault) {
        try checkName(token.name, bytes, &lines)
        let end = token.content.upperBound
        var position = token.content.lowerBound
        var names: Set<String> = []
        while true {
            let start = bytes.skippingWhiteSpace(from: position, to: end)
            guard start < end else { return }
            guard start > position else {
                throw fault("white space is missing before an attribute", start, bytes, &lines)
            }
            position = start
            while position < end, isName(bytes[position]) { position += 1 }
            let name = start..<position
            try checkName(name, bytes, &lines)
            position = bytes.skippingWhiteSpace(from: position, to: end)
            guard position < end, bytes[position] == UInt8(ascii: "=") else {
                throw fault("an attribute has no value", start, bytes, &lines)
            }
            position = bytes.skippingWhiteSpace(from: position + 1, to: end)
            guard position < end,
                bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'"),
                let close = bytes.firstIndex(of: bytes[position], in: (position + 1)..<end)
            else { throw fault("a value has no quotation marks", start, bytes, &lines) }
            try checkText((position + 1)..<close, in: bytes, at: &lines)
            guard names.insert(bytes.string(name)).inserted else {
                throw fault("an attribute stands twice in one tag", start, bytes, &lines)
            }
            position = close + 1
        }
    }

    private static func checkName(
        _ name: Range<Int>, _ bytes: Span<UInt8>, _ lines: inout LineCounter
    ) throws(OutlineFault) {
        let isFine =
            !name.isEmpty && name.allSatisfy { isName(bytes[$0]) }
            && !digitsAndMarks.contains(bytes[name.lowerBound])
        guard isFine else { throw fault("this is no name", name.lowerBound, bytes, &lines) }
    }

    private static let digitsAndMarks = Array("0123456789-.".utf8)

    private static func isName(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || byte >= 0x80 || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }

    /// A reference to a character, or to one of the five entities that need no declaration.
    private static func checkReference(
        at start: Int, before end: Int, _ bytes: Span<UInt8>, _ lines: inout LineCounter
    ) throws(OutlineFault) {
        let known: [StaticString] = ["&amp;", "&lt;", "&gt;", "&quot;", "&apos;"]
        if known.contains(where: { bytes.hasPrefix($0, at: start, before: end) }) { return }
        guard start + 1 < end, bytes[start + 1] == UInt8(ascii: "#"),
            let close = bytes.firstIndex(of: UInt8(ascii: ";"), in: start..<min(end, start + 12)),
            let number = number(bytes.string((start + 2)..<close)), isCharacter(number)
        else {
            throw fault(
                "this '&' begins no reference; where it stands for itself, write '&amp;'", start,
                bytes, &lines)
        }
    }

    private static func number(_ text: String) -> UInt32? {
        let isHexadecimal = text.hasPrefix("x")
        let digits = isHexadecimal ? text.dropFirst() : text[...]
        guard digits.first?.isHexDigit == true else { return nil }
        return UInt32(digits, radix: isHexadecimal ? 16 : 10)
    }

    private static func isCharacter(_ number: UInt32) -> Bool {
        switch number {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: true
        default: false
        }
    }

    private static func fault(
        _ words: String, _ offset: Int, _ bytes: Span<UInt8>, _ lines: inout LineCounter
    ) -> OutlineFault {
        OutlineFault(kind: .notWellFormed(words), line: lines.line(at: offset, in: bytes))
    }
}
