internal import FeedMarkup

/// Finds bare ampersands and brackets in text and attribute values (XML 1.0, section 2.4), and
/// invalid references.
struct XMLTextFaults {
    /// No document type declares entities, so all entities are known.
    let knowsEntities: Bool

    /// Adds the faults of `text` to `problems`. O(n).
    func find(in text: Range<Int>, of bytes: Span<UInt8>, into problems: inout ProblemLog) {
        var search = text.lowerBound
        while let mark = bytes.firstIndex(
            of: UInt8(ascii: "&"), or: UInt8(ascii: "<"), in: search..<text.upperBound)
        {
            search = mark + 1
            if bytes[mark] == UInt8(ascii: "<") {
                problems.add(
                    .bareLessThan, at: mark, "A “<” stands for itself; write it as “&lt;”.")
            } else {
                checkReference(at: mark, before: text.upperBound, in: bytes, into: &problems)
            }
        }
    }

    private func checkReference(
        at mark: Int, before end: Int, in bytes: Span<UInt8>, into problems: inout ProblemLog
    ) {
        let limit = min(end, mark + 256)
        var index = mark + 1
        if index < limit, bytes[index] == UInt8(ascii: "#") { index += 1 }
        while index < limit, isOfName(bytes[index]) { index += 1 }
        guard index < limit, bytes[index] == UInt8(ascii: ";"), index > mark + 1 else {
            problems.add(.bareAmpersand, at: mark, "An “&” stands for itself; write it as “&amp;”.")
            return
        }
        if bytes[mark + 1] == UInt8(ascii: "#") {
            return checkNumber(mark + 2..<index, at: mark, in: bytes, into: &problems)
        }
        guard knowsEntities, !bytes.hasOrdinaryReferences(mark..<index + 1) else { return }
        problems.add(
            .undeclaredEntity, at: mark,
            "XML does not know “&\(bytes.string(mark + 1..<index));”; write the character itself.")
    }

    private func isOfName(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: ".") || byte >= 0x80
    }

    /// Reports a reference to a character that XML does not allow (section 2.2).
    private func checkNumber(
        _ range: Range<Int>, at mark: Int, in bytes: Span<UInt8>, into problems: inout ProblemLog
    ) {
        let isHexadecimal = !range.isEmpty && bytes[range.lowerBound] == UInt8(ascii: "x")
        let written = isHexadecimal ? range.dropFirst() : range
        let start = written.first { bytes[$0] != UInt8(ascii: "0") } ?? written.lowerBound
        let digits = bytes.string(start..<written.upperBound)
        switch UInt32(digits, radix: isHexadecimal ? 16 : 10) ?? 0 {
        case 9, 10, 13, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: return
        default:
            problems.add(
                .illegalCharacter, at: mark,
                "“&#\(isHexadecimal ? "x" : "")\(digits.prefix(12));” is no character that XML has; leave it out."
            )
        }
    }
}
