/// Removes control characters and bidirectional overrides from untrusted text.
///
/// Removes the control characters of ASCII and Latin-1 except white space, the embeddings,
/// overrides and isolates of the Unicode bidirectional algorithm (U+202A–202E, U+2066–2069),
/// byte-order marks, U+FFFE and U+FFFF, and combining marks beyond the limit of ``StreamSafeText``.
/// Keeps the marks U+200E and U+200F, which have no effect beyond their position.
package enum TextCleaning {
    /// Appends `bytes`, which are UTF-8, without unsafe characters. Keeps white space.
    package static func clean(_ bytes: Span<UInt8>, into output: inout [UInt8]) {
        ReadingMeter.add(bytes.count)
        let beginning = output.count
        var start = 0
        var position = 0
        while position < bytes.count {
            position = bytes.endOfCleanText(from: position)
            while position < bytes.count, !mayBeRemoved(bytes[position]) { position += 1 }
            guard position < bytes.count else { break }
            let finding = classify(bytes, at: position)
            if finding.kind == .separator || finding.kind == .removed {
                output.append(bytes, start..<position)
                if finding.kind == .separator { output.append(UInt8(ascii: "\n")) }
                start = position + finding.length
            }
            position += finding.length
        }
        output.append(bytes, start..<bytes.count)
        StreamSafeText.bound(&output, from: beginning)
    }

    /// Appends `bytes`, which are UTF-8, cleaned and on one line: runs of white space become single
    /// spaces, with none at either end.
    package static func collapse(_ bytes: Span<UInt8>, into output: inout [UInt8]) {
        ReadingMeter.add(bytes.count)
        let beginning = output.count
        var start = 0
        var position = 0
        var needsSpace = false
        while position < bytes.count {
            let finding = classify(bytes, at: position)
            if finding.kind == .text {
                position += finding.length
                continue
            }
            // Fast path for a single space between two words.
            if bytes[position] == UInt8(ascii: " "), position > start,
                position + 1 < bytes.count, 0x21..<0x7F ~= bytes[position + 1]
            {
                position += 2
                continue
            }
            flush(bytes, start..<position, needsSpace: &needsSpace, beginning, into: &output)
            if finding.kind != .removed { needsSpace = true }
            position += finding.length
            start = position
        }
        flush(bytes, start..<bytes.count, needsSpace: &needsSpace, beginning, into: &output)
        StreamSafeText.bound(&output, from: beginning)
    }

    /// Returns `bytes` cleaned and on one line, with invalid UTF-8 repaired.
    package static func collapsed(_ bytes: Span<UInt8>) -> String {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count)
        collapse(bytes, into: &output)
        return String(decoding: output, as: UTF8.self)
    }

    /// The number of bytes at `position` that are kept or removed together.
    static func length(at position: Int, in bytes: Span<UInt8>) -> Int {
        classify(bytes, at: position).length
    }

    private enum Kind {
        case text
        /// ASCII white space.
        case space
        /// A non-ASCII line separator.
        case separator
        case removed
    }

    private static func flush(
        _ bytes: Span<UInt8>, _ range: Range<Int>, needsSpace: inout Bool, _ beginning: Int,
        into output: inout [UInt8]
    ) {
        guard !range.isEmpty else { return }
        if needsSpace, output.count > beginning { output.append(UInt8(ascii: " ")) }
        needsSpace = false
        output.append(bytes, range)
    }

    /// Returns true for bytes that need ``classify(_:at:)``.
    @inline(__always)
    private static func mayBeRemoved(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2 || byte == 0xEF
    }

    /// The kind and the length (for text, at least one byte) of the character at `position`.
    @inline(__always)
    private static func classify(
        _ bytes: Span<UInt8>, at position: Int
    ) -> (kind: Kind, length: Int) {
        let byte = bytes[position]
        if byte > 0x20, byte < 0x7F { return (.text, 1) }
        if byte <= 0x20 { return (byte.isHTMLWhiteSpace ? .space : .removed, 1) }
        switch byte {
        case 0x7F: return (.removed, 1)
        case 0xC2, 0xE2, 0xEF: return classifyWide(bytes, at: position)
        default: return (.text, 1)
        }
    }

    private static func classifyWide(
        _ bytes: Span<UInt8>, at position: Int
    ) -> (kind: Kind, length: Int) {
        guard position + 1 < bytes.count else { return (.text, 1) }
        let second = bytes[position + 1]
        if bytes[position] == 0xC2 {
            guard second & 0xE0 == 0x80 else { return (.text, 1) }
            return (second == 0x85 ? .separator : .removed, 2)
        }
        guard position + 2 < bytes.count else { return (.text, 1) }
        let third = bytes[position + 2]
        switch (bytes[position], second, third) {
        case (0xE2, 0x80, 0xA8...0xA9): return (.separator, 3)
        case (0xE2, 0x80, 0xAA...0xAE), (0xE2, 0x81, 0xA6...0xA9): return (.removed, 3)
        case (0xEF, 0xBB, 0xBF), (0xEF, 0xBF, 0xBE...0xBF): return (.removed, 3)
        default: return (.text, 1)
        }
    }
}
