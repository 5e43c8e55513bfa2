internal import FeedMarkup
internal import FeedModel

/// What the insides and attributes of elements say.
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
    ) -> TextRange? {
        placeOfLine(value, as: type, in: bytes)
            ?? line(value, as: type, in: bytes).map { harvest.keep($0) }
    }

    /// The place of the text of `value` where it stands on one line, as it is to be shown.
    private mutating func placeOfLine(
        _ value: XMLValue, as type: TextType, in bytes: Span<UInt8>
    ) -> TextRange? {
        guard value.range.count <= limits.tokenLength, value.form != .mixed, type != .base64
        else { return nil }
        let range = bytes.trimmingWhiteSpace(value.range)
        return bytes.isPlainLine(range) && !InvisibleText.isAll(range, in: bytes)
            ? TextRange(range) : nil
    }

    /// The place of the text of `value` on one line, for the files of the item; none where there is none.
    mutating func fileLine(
        _ value: XMLValue, as type: TextType = .unknown, in bytes: Span<UInt8>
    ) -> TextRange {
        if let place = placeOfLine(value, as: type, in: bytes) { return place }
        return line(value, as: type, in: bytes).map { item.files.keep($0) } ?? .none
    }

    /// The place of the text of an attribute on one line, for the files of the item.
    mutating func fileLine(_ attribute: AttributeName, in bytes: Span<UInt8>) -> TextRange {
        guard let range = attributes[attribute] else { return .none }
        return fileLine(XMLValue(range: range), as: .plain, in: bytes)
    }

    /// The place of the address in `value`, for the files of the item; none where there is none.
    mutating func fileURL(
        _ value: XMLValue, for purpose: URLPurpose = .resource, base: UInt32,
        in bytes: Span<UInt8>
    ) -> TextRange {
        if let place = placeOfURL(value, in: bytes) { return place }
        return url(value, for: purpose, base: base, in: bytes).map { item.files.keep($0) }
            ?? .none
    }

    /// The place of the address in an attribute, for the files of the item.
    mutating func fileURL(
        _ attribute: AttributeName, for purpose: URLPurpose = .resource, base: UInt32,
        in bytes: Span<UInt8>
    ) -> TextRange {
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
        mutating get {
            standing.feed.format == .atom10 || standing.feed.format == .atom03 ? .plain : .unknown
        }
    }

    /// The identifier in `value`, verbatim but for white space around it.
    mutating func identifier(_ value: XMLValue, in bytes: Span<UInt8>) -> String? {
        line(value, as: .plain, in: bytes)
    }

    /// The place of the identifier in `value`; see ``identifier(_:in:)``.
    mutating func identifierPlace(_ value: XMLValue, in bytes: Span<UInt8>) -> TextRange? {
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
    ) -> TextRange? {
        placeOfURL(value, in: bytes) ?? url(value, base: base, in: bytes).map { harvest.keep($0) }
    }

    /// The place of the address in `value` where it stands there as it is to be used, for whatever purpose.
    private mutating func placeOfURL(
        _ value: XMLValue, in bytes: Span<UInt8>
    ) -> TextRange? {
        guard value.form != .mixed, value.range.count <= limits.tokenLength else { return nil }
        let range = bytes.trimmingWhiteSpace(value.range)
        // Where it is escaped, an ampersand begins a reference.
        let isPlain =
            value.form == .literal
            ? URLReference.isPlain(bytes.extracting(range))
            : URLReference.isPlain(bytes.extracting(range), without: UInt8(ascii: "&"))
        return isPlain ? TextRange(range) : nil
    }

    /// The place of the address in an attribute.
    mutating func urlPlace(
        _ attribute: AttributeName, base: UInt32, in bytes: Span<UInt8>
    ) -> TextRange? {
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
        let base =
            isAbsolute || standing.resolutionBudget < 0
            ? nil : standing.bases.cachedBase(base, in: bytes)
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
