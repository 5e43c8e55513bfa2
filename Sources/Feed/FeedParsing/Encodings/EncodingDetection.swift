import FeedMarkup

/// The evidence of a document's encoding in its first bytes.
struct EncodingDetection {
    /// The encoding of the byte-order mark.
    private(set) var marked: CharacterEncoding?
    /// The length of the byte-order mark in bytes.
    private(set) var markLength = 0
    /// The encoding shown by zero bytes, if there is no byte-order mark.
    private(set) var shaped: CharacterEncoding?
    /// The label in the XML declaration, and its line, counted from one.
    private(set) var declaration: (label: String, line: Int)?

    init(_ bytes: Span<UInt8>, _ converter: (any EncodingConverter)?) {
        let mark = Self.marks.first { mark in
            bytes.count >= mark.bytes.count
                && mark.bytes.indices.allSatisfy { bytes[$0] == mark.bytes[$0] }
        }
        marked = mark?.encoding
        markLength = mark?.bytes.count ?? 0
        if marked == nil { shaped = Self.shape(bytes, converter) }
        declaration = Self.declaration(bytes, from: markLength, in: marked ?? shaped, converter)
    }

    /// Byte-order marks; one that begins with another is before it.
    private static let marks: [(bytes: [UInt8], encoding: CharacterEncoding)] = [
        ([0xEF, 0xBB, 0xBF], .utf8), ([0xFF, 0xFE, 0, 0], .utf32(isBigEndian: false)),
        ([0, 0, 0xFE, 0xFF], .utf32(isBigEndian: true)),
        ([0xFF, 0xFE], .utf16(isBigEndian: false)), ([0xFE, 0xFF], .utf16(isBigEndian: true)),
    ]

    /// Detects an encoding from the code units of the first characters, which are ASCII in every
    /// format (XML 1.0, appendix F).
    private static func shape(
        _ bytes: Span<UInt8>, _ converter: (any EncodingConverter)?
    ) -> CharacterEncoding? {
        guard bytes.count >= 4 else { return nil }
        switch (bytes[0], bytes[1], bytes[2], bytes[3]) {
        case (0, 0, 0, 1...0x7F): return .utf32(isBigEndian: true)
        case (1...0x7F, 0, 0, 0): return .utf32(isBigEndian: false)
        case (0, 1...0x7F, 0, 1...0x7F): return .utf16(isBigEndian: true)
        case (1...0x7F, 0, 1...0x7F, 0): return .utf16(isBigEndian: false)
        // `<?xm` in EBCDIC.
        case (0x4C, 0x6F, 0xA7, 0x94):
            return CharacterEncoding(label: "ibm037", converter: converter)
        default: return nil
        }
    }

    /// The label in the XML declaration at the beginning, and its line.
    private static func declaration(
        _ bytes: Span<UInt8>, from start: Int, in encoding: CharacterEncoding?,
        _ converter: (any EncodingConverter)?
    ) -> (label: String, line: Int)? {
        let end = min(bytes.count, start + 1_024)
        var head: [UInt8] = []
        switch encoding {
        case .converted(let name):
            _ = converter?.convert(bytes.extracting(start..<end), from: name, into: &head)
        case .utf16, .utf32:
            for index in start..<end where bytes[index] != 0 { head.append(bytes[index]) }
        default:
            head.append(bytes, start..<end)
        }
        let span = head.span
        var position = 0
        while position < span.count, span[position] <= 0x20 { position += 1 }
        guard position + 5 < span.count,
            span.hasCaseInsensitivePrefix("<?xml", at: position, before: span.count)
        else { return nil }
        let stop = span.firstIndex(of: UInt8(ascii: ">"), in: position..<span.count) ?? span.count
        while position + 8 < stop {
            guard span.hasCaseInsensitivePrefix("encoding", at: position, before: stop) else {
                position += 1
                continue
            }
            position += 8
            while position < stop, span[position] <= 0x20 { position += 1 }
            guard position < stop, span[position] == UInt8(ascii: "=") else { continue }
            position += 1
            while position < stop, span[position] <= 0x20 { position += 1 }
            return label(span, from: position, before: stop).map { label in
                var counter = LineCounter()
                return (label, counter.line(at: position, in: head.span))
            }
        }
        return nil
    }

    /// The label at `start`, with or without a quotation mark before it. Any non-ASCII character
    /// counts as one, since EBCDIC code pages disagree on its code.
    private static func label(_ span: Span<UInt8>, from start: Int, before stop: Int) -> String? {
        var start = start
        if start < stop, span[start] == UInt8(ascii: "\"") || span[start] == UInt8(ascii: "'") {
            start += 1
        }
        while start < stop, span[start] >= 0x80 { start += 1 }
        var label: [UInt8] = []
        for index in start..<stop {
            let byte = span[index]
            let isPunctuation = "-_.:+()".utf8.contains(byte)
            guard byte.isASCIIAlphanumeric || isPunctuation, label.count <= 60 else { break }
            label.append(byte)
        }
        return label.isEmpty ? nil : String(decoding: label, as: UTF8.self)
    }
}
