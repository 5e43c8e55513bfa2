internal import FeedMarkup
internal import FeedModel

/// Reading the insides of elements.
extension XMLFeedParser {
    /// The inside of the element that `token` opens, whose end tag is consumed.
    ///
    /// `isContent` says whether any markup may stand inside; elsewhere, the start of another
    /// element of a feed shows that the end tag is missing.
    mutating func captureValue(
        of token: MarkupToken, isContent: Bool = false, in bytes: Span<UInt8>
    ) -> XMLValue {
        let start = token.range.upperBound
        var value = XMLValue(range: start..<start)
        guard !token.isSelfClosing else { return value }
        if let leaf = standing.scanner.leaf(of: token, in: bytes) {
            if leaf.hasReferences { check(leaf.value.range, in: bytes) }
            return leaf.value
        }
        let mayHoldItems = isContent && isDocument(in: bytes)
        var depth = 0
        var inner = InnerElements(in: start..<standing.scanner.end)
        var literal: Range<Int>?
        var hasText = false
        var isMixed = false
        var end = standing.scanner.end
        capture: while let next = standing.scanner.next(in: bytes) {
            if next.isTagCutOff(at: standing.scanner.end) {
                end = next.range.lowerBound
                break capture
            }
            switch next.kind {
            case .text:
                check(next.content, in: bytes)
                hasText = hasText || literal != nil || !isBlank(next.content, in: bytes)
            case .rawText:
                if literal != nil { isMixed = true }
                literal = next.content
                if !next.isTerminated {
                    literal = recover(next, of: token, in: bytes)
                    end = standing.scanner.position
                    isMixed = isMixed || hasText
                    if let next = standing.scanner.next(in: bytes) { end = next.range.lowerBound }
                    break capture
                }
            case .startTag:
                if endsValue(
                    next, isContent: isContent, mayHoldItems: mayHoldItems, in: bytes),
                    !inner.areOpen(before: next.range.lowerBound, in: bytes)
                {
                    end = giveBack(next, of: token, in: bytes)
                    break capture
                }
                value.hasElements = true
                if !next.isSelfClosing, bytes.equalsIgnoringCase(next.name, token.name) {
                    depth += 1
                }
            case .endTag:
                if bytes.equalsIgnoringCase(next.name, token.name) {
                    if depth == 0 {
                        end = next.range.lowerBound
                        break capture
                    }
                    depth -= 1
                } else if endsOuter(next, in: bytes),
                    !inner.isOpen(next.name, before: next.range.lowerBound, in: bytes)
                {
                    end = giveBack(next, of: token, in: bytes)
                    break capture
                }
            case .comment, .processingInstruction, .declaration:
                isMixed = true
            }
        }
        value.range = start..<max(start, end)
        if let literal, !hasText || isBlankAround(literal, within: value.range, in: bytes),
            !isMixed, !value.hasElements
        {
            value.form = .literal
            value.range = literal
        } else if literal != nil || isMixed || value.hasElements {
            value.form = .mixed
        }
        return value
    }

    private mutating func isBlank(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        bytes.skippingWhiteSpace(from: range.lowerBound, to: range.upperBound) == range.upperBound
    }

    /// True where only white space stands around a CDATA section.
    private mutating func isBlankAround(
        _ literal: Range<Int>, within range: Range<Int>, in bytes: Span<UInt8>
    ) -> Bool {
        let opening = literal.lowerBound - 9
        let closing = literal.upperBound + 3
        guard range.lowerBound <= opening else { return false }
        return isBlank(range.lowerBound..<opening, in: bytes)
            && (closing >= range.upperBound || isBlank(closing..<range.upperBound, in: bytes))
    }

    /// The inside of a CDATA section without an end: it ends before the end tag of the element
    /// it stands in, where the scanner goes on.
    private mutating func recover(
        _ section: MarkupToken, of token: MarkupToken, in bytes: Span<UInt8>
    ) -> Range<Int> {
        harvest.problems.add(
            .unterminatedCharacterData, at: section.range.lowerBound,
            "A CDATA section has no “]]>” at its end.")
        var search = section.content.lowerBound
        while let mark = bytes.firstIndex(
            of: UInt8(ascii: "<"), in: search..<section.content.upperBound)
        {
            let name = mark + 2..<mark + 2 + token.name.count
            if name.upperBound <= section.content.upperBound, bytes[mark + 1] == UInt8(ascii: "/"),
                bytes.equalsIgnoringCase(name, token.name)
            {
                standing.scanner.move(to: mark)
                return section.content.lowerBound..<mark
            }
            search = mark + 1
        }
        return section.content
    }

    private mutating func giveBack(
        _ next: MarkupToken, of token: MarkupToken, in bytes: Span<UInt8>
    ) -> Int {
        harvest.problems.add(
            .missingEndTag, at: next.range.lowerBound,
            "<\(bytes.string(token.name.prefix(64)))> has no end tag.")
        standing.scanner.move(to: next.range.lowerBound)
        return next.range.lowerBound
    }

    private mutating func localName(_ name: Range<Int>, in bytes: Span<UInt8>) -> LocalName {
        let prefix = NamespaceScope.prefix(of: name, in: bytes)
        return LocalName(
            (prefix.isEmpty ? name.lowerBound : prefix.upperBound + 1)..<name.upperBound, in: bytes)
    }

    /// True for a start tag inside a value that shows that the value's end tag is missing.
    private mutating func endsValue(
        _ next: MarkupToken, isContent: Bool, mayHoldItems: Bool, in bytes: Span<UInt8>
    ) -> Bool {
        switch localName(next.name, in: bytes) {
        case .item, .entry: !mayHoldItems
        case .title, .link, .description, .guid, .pubdate, .published, .updated, .summary,
            .content, .encoded, .creator, .enclosure, .comments, .category:
            !isContent
        default: false
        }
    }

    /// True where the tag that was read says that a document of its own stands in the element (RFC 4287,
    /// section 4.1.3.3).
    private mutating func isDocument(in bytes: Span<UInt8>) -> Bool {
        guard let type = attributes[.type] else { return false }
        let name = bytes.trimmingWhiteSpace(type)
        return name.count > 4 && bytes.equalsIgnoringCase(name.suffix(4), "+xml")
            || name.count > 4 && bytes.equalsIgnoringCase(name.suffix(4), "/xml")
    }

    /// True for the end tag, inside a value, of an element around it.
    private mutating func endsOuter(_ next: MarkupToken, in bytes: Span<UInt8>) -> Bool {
        switch localName(next.name, in: bytes) {
        case .item, .entry, .channel, .feed, .rss, .rdf:
            standing.open.place(of: next.name, in: bytes) != nil
        default: false
        }
    }
}

// MARK: - Meanings

extension XMLFeedParser {
    /// The text of `value` on one line; `nil` where there is none.
    mutating func line(
        _ value: XMLValue, as type: TextType = .unknown, in bytes: Span<UInt8>
    ) -> String? {
        guard value.range.count <= limits.tokenLength else { return nil }
        if value.form == .escaped {
            let range = bytes.trimmingWhiteSpace(value.range)
            guard !range.isEmpty else { return nil }
            if type != .base64, bytes.isPlainLine(range) {
                return InvisibleText.isAll(range, in: bytes) ? nil : bytes.string(range)
            }
        }
        let text = TextLine.make(value, as: type, in: bytes)
        let made = text.utf8Span.span
        return InvisibleText.isAll(0..<made.count, in: made) ? nil : text
    }

    /// The place of the text of `value` on one line, as ``line(_:as:in:)`` makes it.
    mutating func linePlace(
        _ value: XMLValue, as type: TextType = .unknown, in bytes: Span<UInt8>
    ) -> FeedItemPlace? {
        placeOfLine(value, as: type, in: bytes)
            ?? line(value, as: type, in: bytes).map { harvest.keep($0) }
    }

    /// The place of the text of `value` where it stands on one line, as it is to be shown.
    private mutating func placeOfLine(
        _ value: XMLValue, as type: TextType, in bytes: Span<UInt8>
    ) -> FeedItemPlace? {
        guard value.range.count <= limits.tokenLength, value.form != .mixed, type != .base64
        else { return nil }
        let range = bytes.trimmingWhiteSpace(value.range)
        return bytes.isPlainLine(range) && !InvisibleText.isAll(range, in: bytes)
            ? FeedItemPlace(range) : nil
    }

    /// The place of the text of `value` on one line, for the files of the item; none where there is none.
    mutating func fileLine(
        _ value: XMLValue, as type: TextType = .unknown, in bytes: Span<UInt8>
    ) -> FeedItemPlace {
        if let place = placeOfLine(value, as: type, in: bytes) { return place }
        return line(value, as: type, in: bytes).map { item.files.keep($0) } ?? .none
    }

    /// The place of the text of an attribute on one line, for the files of the item.
    mutating func fileLine(_ attribute: AttributeName, in bytes: Span<UInt8>) -> FeedItemPlace {
        guard let range = attributes[attribute] else { return .none }
        return fileLine(XMLValue(range: range), as: .plain, in: bytes)
    }

    /// The place of the address in `value`, for the files of the item; none where there is none.
    mutating func fileURL(
        _ value: XMLValue, for purpose: URLPurpose = .resource, base: UInt32,
        in bytes: Span<UInt8>
    ) -> FeedItemPlace {
        if let place = placeOfURL(value, in: bytes) { return place }
        return url(value, for: purpose, base: base, in: bytes).map { item.files.keep($0) }
            ?? .none
    }

    /// The place of the address in an attribute, for the files of the item.
    mutating func fileURL(
        _ attribute: AttributeName, for purpose: URLPurpose = .resource, base: UInt32,
        in bytes: Span<UInt8>
    ) -> FeedItemPlace {
        guard let range = attributes[attribute] else { return .none }
        return fileURL(XMLValue(range: range), for: purpose, base: base, in: bytes)
    }

    /// The text of an attribute on one line.
    mutating func line(_ attribute: AttributeName, in bytes: Span<UInt8>) -> String? {
        attributes[attribute].flatMap { line(XMLValue(range: $0), as: .plain, in: bytes) }
    }

    /// The type of the text construct whose start tag was read.
    mutating func textType(
        of value: XMLValue, fallback: TextType, in bytes: Span<UInt8>
    ) -> TextType {
        TextType(
            type: attributes[.type], mode: attributes[.mode], of: value, fallback: fallback,
            in: bytes)
    }

    /// The type of a text that does not name one: Atom says it is plain, RSS says nothing.
    var defaultTextType: TextType {
        standing.feed.format == .atom10 || standing.feed.format == .atom03 ? .plain : .unknown
    }

    /// The identifier in `value`, verbatim but for white space around it.
    mutating func identifier(_ value: XMLValue, in bytes: Span<UInt8>) -> String? {
        line(value, as: .plain, in: bytes)
    }

    /// The place of the identifier in `value`; see ``identifier(_:in:)``.
    mutating func identifierPlace(_ value: XMLValue, in bytes: Span<UInt8>) -> FeedItemPlace? {
        linePlace(value, as: .plain, in: bytes)
    }

    /// The address in `value`, absolute where a base is known; `nil` where there is none that
    /// may be used.
    mutating func url(
        _ value: XMLValue, for purpose: URLPurpose = .link, base: UInt32, in bytes: Span<UInt8>
    ) -> String? {
        guard value.range.count <= limits.tokenLength else { return nil }
        let range = bytes.trimmingWhiteSpace(value.range)
        guard !range.isEmpty else { return nil }
        if value.form != .mixed,
            value.form == .literal || bytes.firstIndex(of: UInt8(ascii: "&"), in: range) == nil
        {
            return resolve(
                bytes.extracting(range), at: range.lowerBound, for: purpose, base: base, in: bytes)
        }
        let text = value.text(in: bytes)
        let span = text.span
        let trimmed = span.trimmingWhiteSpace(0..<span.count)
        return resolve(
            span.extracting(trimmed), at: range.lowerBound, for: purpose, base: base, in: bytes)
    }

    /// The place of the address in `value`, as ``url(_:for:base:in:)`` makes it.
    mutating func urlPlace(
        _ value: XMLValue, base: UInt32, in bytes: Span<UInt8>
    ) -> FeedItemPlace? {
        placeOfURL(value, in: bytes) ?? url(value, base: base, in: bytes).map { harvest.keep($0) }
    }

    /// The place of the address in `value` where it stands there as it is to be used, for whatever purpose.
    private mutating func placeOfURL(
        _ value: XMLValue, in bytes: Span<UInt8>
    ) -> FeedItemPlace? {
        guard value.form != .mixed, value.range.count <= limits.tokenLength else { return nil }
        let range = bytes.trimmingWhiteSpace(value.range)
        // Where it is escaped, an ampersand begins a reference.
        let isPlain =
            value.form == .literal
            ? URLReference.isPlain(bytes.extracting(range))
            : URLReference.isPlain(bytes.extracting(range), without: UInt8(ascii: "&"))
        return isPlain ? FeedItemPlace(range) : nil
    }

    /// The place of the address in an attribute.
    mutating func urlPlace(
        _ attribute: AttributeName, base: UInt32, in bytes: Span<UInt8>
    ) -> FeedItemPlace? {
        guard let range = attributes[attribute] else { return nil }
        return urlPlace(XMLValue(range: range), base: base, in: bytes)
    }

    /// The address in an attribute.
    mutating func url(
        _ attribute: AttributeName, for purpose: URLPurpose = .link, base: UInt32,
        in bytes: Span<UInt8>
    ) -> String? {
        guard let range = attributes[attribute] else { return nil }
        return url(XMLValue(range: range), for: purpose, base: base, in: bytes)
    }

    private mutating func resolve(
        _ reference: Span<UInt8>, at offset: Int, for purpose: URLPurpose, base: UInt32,
        in bytes: Span<UInt8>
    ) -> String? {
        guard !reference.isEmpty else { return nil }
        let isAbsolute =
            reference.hasCaseInsensitivePrefix("http:", at: 0, before: reference.count)
            || reference.hasCaseInsensitivePrefix("https:", at: 0, before: reference.count)
        let base = isAbsolute || standing.resolutionBudget < 0 ? nil : standing.bases.cachedBase(base, in: bytes)
        guard let url = URLReference.resolved(reference, against: base, for: purpose) else {
            harvest.problems.add(
                .unusableURL, at: offset,
                "“\(reference.string(0..<min(reference.count, 200)))” is no address that a feed may have here; it is left out."
            )
            return nil
        }
        if !isAbsolute { standing.resolutionBudget -= url.utf8.count }
        return url
    }

    /// The date in `value`; one that can't be read is noted.
    mutating func date(_ value: XMLValue, in bytes: Span<UInt8>) -> FeedDate? {
        let range = bytes.trimmingWhiteSpace(value.range)
        guard !range.isEmpty, range.count <= 1_024 else { return nil }
        var date: FeedDate?
        if value.hasElements {
            date = FeedDateParser.parse(TextLine.make(value, as: .plain, in: bytes).utf8Span.span)
        } else if value.form != .mixed, bytes.firstIndex(of: UInt8(ascii: "&"), in: range) == nil {
            date = FeedDateParser.parse(bytes.extracting(range))
        } else {
            let text = value.text(in: bytes)
            date = FeedDateParser.parse(text.span)
        }
        if let date, date.isPlaceholder {
            harvest.problems.add(
                .placeholderDate, at: range.lowerBound,
                "“\(bytes.string(range.prefix(64)))” is what a program writes that has no date, and is not shown; leave the element out where the date is not known."
            )
        } else if date == nil {
            harvest.problems.add(
                .unreadableDate, at: range.lowerBound,
                "“\(bytes.string(range.prefix(64)))” is no date that can be read; write it as in “Sat, 07 Sep 2002 09:42:31 GMT” or “2002-09-07T09:42:31Z”."
            )
        }
        return date
    }

    /// The date in an attribute.
    mutating func date(_ attribute: AttributeName, in bytes: Span<UInt8>) -> FeedDate? {
        guard let range = attributes[attribute] else { return nil }
        return date(XMLValue(range: range), in: bytes)
    }

    /// The whole number in an attribute, `nil` where it is none or negative.
    mutating func number(_ attribute: AttributeName, in bytes: Span<UInt8>) -> Int64? {
        guard let range = attributes[attribute] else { return nil }
        let digits = bytes.trimmingWhiteSpace(range)
        guard !digits.isEmpty, digits.count <= 18 else { return nil }
        var number: Int64 = 0
        for index in digits {
            guard bytes[index].isASCIIDigit else { return nil }
            number = number * 10 + Int64(bytes[index] - 0x30)
        }
        return number
    }

    /// Compares an attribute's value with `text`, which is in lower case.
    mutating func attribute(
        _ name: AttributeName, is text: StaticString, in bytes: Span<UInt8>
    ) -> Bool {
        guard let range = attributes[name] else { return false }
        return bytes.equalsIgnoringCase(bytes.trimmingWhiteSpace(range), text)
    }

    /// The parts of a list separated by commas.
    mutating func list(_ value: XMLValue, in bytes: Span<UInt8>) -> [String] {
        if let place = placeOfLine(value, as: .unknown, in: bytes) {
            return parts(of: bytes.extracting(place.range))
        }
        return line(value, in: bytes).map { parts(of: $0.utf8Span.span) } ?? []
    }

    private mutating func parts(of text: Span<UInt8>) -> [String] {
        var parts: [String] = []
        parts.reserveCapacity(4)
        var count = 0
        var start = 0
        while start < text.count {
            // What is beyond the limit stays one.
            let comma =
                count < limits.valuesPerItem
                ? text.firstIndex(of: UInt8(ascii: ","), in: start..<text.count) : nil
            let end = comma ?? text.count
            if end > start { count += 1 }
            let part = text.trimmingWhiteSpace(start..<end)
            if !part.isEmpty { parts.append(text.string(part)) }
            start = end + 1
        }
        return parts
    }
}

extension MarkupToken {
    /// It is a tag in whose midst the document ends, at `end`.
    fileprivate func isTagCutOff(at end: Int) -> Bool {
        !isTerminated && (kind == .startTag || kind == .endTag) && range.upperBound == end
    }
}
