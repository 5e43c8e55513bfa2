internal import FeedMarkup
internal import FeedModel

/// Checks of values against the formats' rules.
extension XMLFeedParser {
    /// Reports bare ampersands and `<` in a text. O(n).
    mutating func check(_ text: Range<Int>, in bytes: Span<UInt8>) {
        // A second pass would report them again.
        guard detailPass.mode == .none else { return }
        XMLTextFaults(knowsEntities: !state.root.hasDocumentType).find(
            in: text, of: bytes, into: &results.problems)
    }

    /// Reports a readable date that is not in the format's grammar. Atom 0.3 is laxer than Atom
    /// 1.0.
    mutating func checkDate(_ value: XMLValue, in bytes: Span<UInt8>) {
        guard state.feed.format != .atom03 else { return }
        let name = element.name.local
        let grammar: DateGrammar =
            name == .pubdate || name == .lastbuilddate ? .internetMessage : .internet
        let text = value.text(in: bytes)
        let trimmed = text.span.trimmingWhiteSpace(0..<text.count)
        guard trimmed.count <= 128, !trimmed.isEmpty,
            let date = FeedDateParser.parse(text.span.extracting(trimmed)),
            let fault = grammar.fault(in: Array(text[trimmed]), date: date)
        else { return }
        results.problems.add(
            .unusualDate, at: value.range.lowerBound,
            fault.message(for: text.span.string(trimmed), example: grammar.example))
    }

    /// Reports an escaped CDATA section.
    mutating func checkSection(_ value: XMLValue, in bytes: Span<UInt8>) {
        guard value.range.count >= 12 else { return }
        let text = value.text(in: bytes)
        guard text.span.containsSectionStart else { return }
        results.problems.add(.doublyEscaped, at: value.range.lowerBound, EscapedSection.problem)
    }

    /// Reports missing attributes of an enclosure (RSS 2.0 requires its address, size and type).
    mutating func checkEnclosure(at offset: Int, in bytes: Span<UInt8>) {
        var lacks: [String] = []
        for name in [AttributeName.url, .length, .type] {
            if let value = attributes[name], !bytes.trimmingWhiteSpace(value).isEmpty { continue }
            lacks.append(AttributeName.names[Int(name.rawValue)].description)
        }
        guard !lacks.isEmpty else { return }
        results.problems.add(
            .incompleteEnclosure, at: offset,
            "This <enclosure> has no \(lacks.joined(separator: " and no ")); players need it.")
    }

    /// Reports what an item lacks.
    mutating func checkItem(content: ItemBuilder.Candidate?, in bytes: Span<UInt8>) {
        let start = item.start
        checkPresence(content: content)
        let id = item.id.isNone ? nil : text(at: item.id, in: bytes)
        if let id, !presence.identifiers.insert(ExactText(id)).inserted {
            results.problems.add(
                .duplicateIdentifier, at: start,
                "Another item has the identifier “\(id.prefix(200))” as well; each needs its own.")
        }
        let url = item.url.value.map { text(at: $0, in: bytes) }
        if let url, !presence.inItem.hasRelativeLink, !url.utf8.contains(UInt8(ascii: ":")) {
            results.problems.add(
                .relativeURL, at: start,
                "The link “\(url.prefix(200))” is relative to an address that is not given; write it in full."
            )
        }
    }
}
