internal import FeedMarkup
internal import FeedModel

/// Looking for what a publisher should put right.
extension XMLFeedParser {
    /// Notes the ampersands and brackets in a text that stand for themselves, where XML does not
    /// let them. O(n).
    mutating func check(_ text: Range<Int>, in bytes: Span<UInt8>) {
        // Where an item is read once more that was done before.
        guard secondReading == .none else { return }
        var search = text.lowerBound
        while let mark = bytes.firstIndex(
            of: UInt8(ascii: "&"), or: UInt8(ascii: "<"), in: search..<text.upperBound)
        {
            search = mark + 1
            if bytes[mark] == UInt8(ascii: "<") {
                problems.add(
                    .bareLessThan, at: mark, "A “<” stands for itself; write it as “&lt;”.")
            } else {
                checkReference(at: mark, before: text.upperBound, in: bytes)
            }
        }
    }

    private mutating func checkReference(
        at mark: Int, before end: Int, in bytes: Span<UInt8>
    ) {
        let limit = min(end, mark + 40)
        var index = mark + 1
        if index < limit, bytes[index] == UInt8(ascii: "#") { index += 1 }
        while index < limit, bytes[index].isASCIIAlphanumeric { index += 1 }
        guard index < limit, bytes[index] == UInt8(ascii: ";"), index > mark + 1 else {
            problems.add(
                .bareAmpersand, at: mark, "An “&” stands for itself; write it as “&amp;”.")
            return
        }
        if bytes[mark + 1] == UInt8(ascii: "#") {
            return checkNumber(mark + 2..<index, at: mark, in: bytes)
        }
        guard !hasDocumentType else { return }
        let name = mark + 1..<index
        for known in ["lt", "gt", "amp", "quot", "apos"] as [StaticString]
        where bytes.equals(name, known) {
            return
        }
        problems.add(
            .undeclaredEntity, at: mark,
            "XML does not know “&\(bytes.string(name));”; write the character itself.")
    }

    /// Notes the number of a character that XML does not have (XML 1.0, section 2.2).
    private mutating func checkNumber(_ range: Range<Int>, at mark: Int, in bytes: Span<UInt8>) {
        let isHexadecimal = !range.isEmpty && bytes[range.lowerBound] | 0x20 == UInt8(ascii: "x")
        let digits = bytes.string((isHexadecimal ? range.dropFirst() : range).prefix(12))
        let number = UInt32(digits, radix: isHexadecimal ? 16 : 10) ?? 0
        switch number {
        case 9, 10, 13, 0x20...0xD7FF, 0xE000...0xFFFD, 0x1_0000...0x10_FFFF: return
        default:
            problems.add(
                .illegalCharacter, at: mark,
                "“&#\(isHexadecimal ? "x" : "")\(digits);” is no character that XML has; leave it out."
            )
        }
    }

    /// Notes a date that can be read, but is not written as the element's format wants it. Atom
    /// 0.3 leaves more open than its successor.
    mutating func checkDate(_ value: XMLValue, of name: LocalName, in bytes: Span<UInt8>) {
        guard feed.format != .atom03 else { return }
        let grammar: DateGrammar =
            name == .pubdate || name == .lastbuilddate ? .internetMessage : .internet
        let text = value.text(in: bytes)
        let trimmed = text.span.trimmingWhiteSpace(0..<text.count)
        guard trimmed.count <= 128, !trimmed.isEmpty,
            let date = FeedDateParser.parse(text.span.extracting(trimmed)),
            let fault = grammar.fault(in: Array(text[trimmed]), date: date)
        else { return }
        problems.add(
            .unusualDate, at: value.range.lowerBound,
            fault.words(for: text.span.string(trimmed), example: grammar.example))
    }

    /// Notes what an enclosure lacks (RSS 2.0: its address, size and type must be there, and say something).
    mutating func checkEnclosure(at offset: Int, in bytes: Span<UInt8>) {
        var lacks: [String] = []
        for name in [AttributeName.url, .length, .type] {
            if let value = attributes[name], !bytes.trimmingWhiteSpace(value).isEmpty { continue }
            lacks.append(AttributeName.names[Int(name.rawValue)])
        }
        guard !lacks.isEmpty else { return }
        problems.add(
            .incompleteEnclosure, at: offset,
            "This <enclosure> has no \(lacks.joined(separator: " and no ")); players need it.")
    }

    /// Notes what an item lacks by its format's rules.
    mutating func checkItem(content: ItemBuilder.Candidate?, in bytes: Span<UInt8>) {
        let start = item.start
        checkPresence(content: content)
        let id = item.id.isNone ? nil : text(at: item.id, in: bytes)
        if let id, !knownIdentifiers.insert(id).inserted {
            problems.add(
                .duplicateIdentifier, at: start,
                "Another item has the identifier “\(id.prefix(200))” as well; each needs its own.")
        }
        let url = item.url.value.map { text(at: $0, in: bytes) }
        if let url, !presentInItem.hasRelativeLink, !url.utf8.contains(UInt8(ascii: ":")) {
            problems.add(
                .relativeURL, at: start,
                "The link “\(url.prefix(200))” is relative to an address that is not given; write it in full."
            )
        }
    }

    /// Notes the characters that XML does not allow, control characters above all. O(n).
    mutating func checkCharacters(in bytes: Span<UInt8>) {
        for index in 0..<bytes.count {
            let byte = bytes[index]
            guard byte < 0x20, !byte.isHTMLWhiteSpace || byte == 0x0C else { continue }
            problems.add(
                .illegalCharacter, at: index,
                "The control character U+00\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true)) has no place in XML; it is left out."
            )
        }
    }
}
