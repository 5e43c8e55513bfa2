internal import FeedMarkup
internal import FeedModel

/// Looking for what a publisher should put right.
extension XMLFeedParser {
    /// Notes the ampersands and brackets in a text that stand for themselves, where XML does not
    /// let them. O(n).
    mutating func check(_ text: Range<Int>, in bytes: Span<UInt8>) {
        // Where an item is read once more that was done before.
        guard second.mode == .none else { return }
        XMLTextFaults(knowsEntities: !standing.root.hasDocumentType).find(
            in: text, of: bytes, into: &harvest.problems)
    }

    /// Notes a date that can be read, but is not written as the element's format wants it. Atom
    /// 0.3 leaves more open than its successor.
    mutating func checkDate(_ value: XMLValue, of name: LocalName, in bytes: Span<UInt8>) {
        guard standing.feed.format != .atom03 else { return }
        let grammar: DateGrammar =
            name == .pubdate || name == .lastbuilddate ? .internetMessage : .internet
        let text = value.text(in: bytes)
        let trimmed = text.span.trimmingWhiteSpace(0..<text.count)
        guard trimmed.count <= 128, !trimmed.isEmpty,
            let date = FeedDateParser.parse(text.span.extracting(trimmed)),
            let fault = grammar.fault(in: Array(text[trimmed]), date: date)
        else { return }
        harvest.problems.add(
            .unusualDate, at: value.range.lowerBound,
            fault.words(for: text.span.string(trimmed), example: grammar.example))
    }

    /// Notes a text that is a CDATA section only because that was escaped.
    mutating func checkSection(_ value: XMLValue, in bytes: Span<UInt8>) {
        guard value.range.count >= 12 else { return }
        let text = value.text(in: bytes)
        guard text.span.containsSectionStart else { return }
        harvest.problems.add(.doublyEscaped, at: value.range.lowerBound, EscapedSection.problem)
    }

    /// Notes what an enclosure lacks (RSS 2.0: its address, size and type must be there, and say something).
    mutating func checkEnclosure(at offset: Int, in bytes: Span<UInt8>) {
        var lacks: [String] = []
        for name in [AttributeName.url, .length, .type] {
            if let value = attributes[name], !bytes.trimmingWhiteSpace(value).isEmpty { continue }
            lacks.append(AttributeName.names[Int(name.rawValue)])
        }
        guard !lacks.isEmpty else { return }
        harvest.problems.add(
            .incompleteEnclosure, at: offset,
            "This <enclosure> has no \(lacks.joined(separator: " and no ")); players need it.")
    }

    /// Notes what an item lacks by its format's rules.
    mutating func checkItem(content: ItemBuilder.Candidate?, in bytes: Span<UInt8>) {
        let start = item.start
        checkPresence(content: content)
        let id = item.id.isNone ? nil : text(at: item.id, in: bytes)
        if let id, !presence.identifiers.insert(id).inserted {
            harvest.problems.add(
                .duplicateIdentifier, at: start,
                "Another item has the identifier “\(id.prefix(200))” as well; each needs its own.")
        }
        let url = item.url.value.map { text(at: $0, in: bytes) }
        if let url, !presence.inItem.hasRelativeLink, !url.utf8.contains(UInt8(ascii: ":")) {
            harvest.problems.add(
                .relativeURL, at: start,
                "The link “\(url.prefix(200))” is relative to an address that is not given; write it in full."
            )
        }
    }
}
