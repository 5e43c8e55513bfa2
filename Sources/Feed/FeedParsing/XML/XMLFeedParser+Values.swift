internal import FeedMarkup
internal import FeedModel

/// Decoding of the values in elements and attributes.
extension XMLFeedParser {
    /// The text of `value` on one line; `nil` if it has no visible characters.
    mutating func line(
        _ value: XMLValue, as type: TextType = .unknown, in bytes: Span<UInt8>
    ) -> String? {
        guard value.range.count <= limits.tokenLength else {
            results.problems.add(
                .unreadableValue, at: value.range.lowerBound,
                "A text of \(value.range.count) bytes is left out; at most \(limits.tokenLength) bytes are read where one line belongs."
            )
            return nil
        }
        if let range = plainLineRange(value, as: type, in: bytes) {
            return bytes.string(range.range)
        }
        let text = TextLine.make(value, as: type, in: bytes)
        let made = text.utf8Span.span
        return InvisibleText.isAll(0..<made.count, in: made) ? nil : text
    }

    /// The range of the text of `value` on one line; see ``line(_:as:in:)``.
    mutating func lineRange(
        _ value: XMLValue, as type: TextType = .unknown, in bytes: Span<UInt8>
    ) -> TextRange? {
        plainLineRange(value, as: type, in: bytes)
            ?? line(value, as: type, in: bytes).map { results.textArena.store($0) }
    }

    /// Fast path: the range of a text that needs no conversion.
    private mutating func plainLineRange(
        _ value: XMLValue, as type: TextType, in bytes: Span<UInt8>
    ) -> TextRange? {
        guard value.range.count <= limits.tokenLength, value.form != .mixed, type != .base64
        else { return nil }
        let range = bytes.trimmingWhiteSpace(value.range)
        return bytes.isPlainLine(range) && !InvisibleText.isAll(range, in: bytes)
            ? TextRange(range) : nil
    }

    /// The range of the text of `value` on one line, stored with the item's files;
    /// ``TextRange/none`` if there is none.
    mutating func fileLine(
        _ value: XMLValue, as type: TextType = .unknown, in bytes: Span<UInt8>
    ) -> TextRange {
        plainLineRange(value, as: type, in: bytes)
            ?? line(value, as: type, in: bytes).map { item.files.arena.store($0) } ?? .none
    }

    /// The range of an attribute's text on one line, stored with the item's files.
    mutating func fileLine(_ attribute: AttributeName, in bytes: Span<UInt8>) -> TextRange {
        attributes[attribute].map { fileLine(XMLValue(range: $0), as: .plain, in: bytes) } ?? .none
    }

    /// The range of the address in `value`, stored with the item's files; ``TextRange/none`` if it
    /// is unusable.
    mutating func fileURL(
        _ value: XMLValue, for purpose: URLPurpose = .resource,
        in bytes: Span<UInt8>
    ) -> TextRange {
        plainURLRange(value, in: bytes)
            ?? url(value, for: purpose, in: bytes).map { item.files.arena.store($0) } ?? .none
    }

    /// The range of the address in an attribute, stored with the item's files.
    mutating func fileURL(
        _ attribute: AttributeName, for purpose: URLPurpose = .resource,
        in bytes: Span<UInt8>
    ) -> TextRange {
        attributes[attribute].map { fileURL(XMLValue(range: $0), for: purpose, in: bytes) } ?? .none
    }

    /// The text of an attribute on one line.
    mutating func line(_ attribute: AttributeName, in bytes: Span<UInt8>) -> String? {
        attributes[attribute].flatMap { line(XMLValue(range: $0), as: .plain, in: bytes) }
    }

    /// The type of the current text construct.
    mutating func textType(
        of value: XMLValue, fallback: TextType, in bytes: Span<UInt8>
    ) -> TextType {
        TextType(
            type: attributes[.type], mode: attributes[.mode], of: value, fallback: fallback,
            in: bytes)
    }

    /// The type of a text without an explicit one: plain in Atom, unknown in RSS.
    var defaultTextType: TextType {
        mutating get {
            state.feed.format == .atom10 || state.feed.format == .atom03 ? .plain : .unknown
        }
    }

    /// The address in `value`, resolved if a base is known; `nil` if it is unusable.
    mutating func url(
        _ value: XMLValue, for purpose: URLPurpose = .link, in bytes: Span<UInt8>
    ) -> String? {
        guard value.range.count <= limits.tokenLength else { return nil }
        let range = bytes.trimmingWhiteSpace(value.range)
        guard !range.isEmpty else { return nil }
        var text = value.text(in: bytes)
        AddressRepair.unwrap(&text)
        let span = text.span
        let trimmed = span.trimmingWhiteSpace(0..<span.count)
        return resolve(span.extracting(trimmed), at: range.lowerBound, for: purpose, in: bytes)
    }

    /// The range of the address in `value`; see ``url(_:for:in:)``.
    mutating func urlRange(_ value: XMLValue, in bytes: Span<UInt8>) -> TextRange? {
        plainURLRange(value, in: bytes)
            ?? url(value, in: bytes).map { results.textArena.store($0) }
    }

    /// Fast path: the range of an address that can be used as written, for any purpose.
    private mutating func plainURLRange(_ value: XMLValue, in bytes: Span<UInt8>) -> TextRange? {
        guard value.form != .mixed, value.range.count <= limits.tokenLength else { return nil }
        let range = bytes.trimmingWhiteSpace(value.range)
        // An ampersand begins a reference, often in a CDATA section, too.
        return URLReference.isPlain(bytes.extracting(range), without: UInt8(ascii: "&"))
            ? TextRange(range) : nil
    }

    /// The range of the address in an attribute.
    mutating func urlRange(_ attribute: AttributeName, in bytes: Span<UInt8>) -> TextRange? {
        attributes[attribute].flatMap { urlRange(XMLValue(range: $0), in: bytes) }
    }

    /// The address in an attribute.
    mutating func url(
        _ attribute: AttributeName, for purpose: URLPurpose = .link,
        in bytes: Span<UInt8>
    ) -> String? {
        attributes[attribute].flatMap { url(XMLValue(range: $0), for: purpose, in: bytes) }
    }

    private mutating func resolve(
        _ reference: Span<UInt8>, at offset: Int, for purpose: URLPurpose,
        in bytes: Span<UInt8>
    ) -> String? {
        guard !reference.isEmpty else { return nil }
        let isAbsolute =
            reference.hasCaseInsensitivePrefix("http:", at: 0, before: reference.count)
            || reference.hasCaseInsensitivePrefix("https:", at: 0, before: reference.count)
        let base =
            isAbsolute || state.resolutionBudget < 0
            ? nil : state.bases.cachedBase(frame.base, in: bytes)
        guard let url = URLReference.resolved(reference, against: base, for: purpose) else {
            results.problems.add(
                .unusableURL, at: offset,
                "“\(reference.string(0..<min(reference.count, 200)))” is no address that a feed may have here; it is left out."
            )
            return nil
        }
        if !isAbsolute { state.resolutionBudget -= url.utf8.count }
        return url
    }

    /// The date in `value`; reports an unreadable one.
    mutating func date(_ value: XMLValue, in bytes: Span<UInt8>) -> FeedDate? {
        let range = bytes.trimmingWhiteSpace(value.range)
        guard !range.isEmpty, range.count <= 1_024 else { return nil }
        if value.hasElements {
            let line = TextLine.make(value, as: .plain, in: bytes)
            return results.problems.date(line.utf8Span.span, at: range.lowerBound)
        }
        if value.form != .mixed, bytes.firstIndex(of: UInt8(ascii: "&"), in: range) == nil {
            return results.problems.date(bytes.extracting(range), at: range.lowerBound)
        }
        return results.problems.date(value.text(in: bytes).span, at: range.lowerBound)
    }

    /// The date in an attribute.
    mutating func date(_ attribute: AttributeName, in bytes: Span<UInt8>) -> FeedDate? {
        attributes[attribute].flatMap { date(XMLValue(range: $0), in: bytes) }
    }

    /// The non-negative whole number in an attribute.
    mutating func number(_ attribute: AttributeName, in bytes: Span<UInt8>) -> Int64? {
        attributes[attribute].flatMap { WholeNumber.parse(bytes.extracting($0), digits: 18) }
    }

    /// Compares an attribute's value with `text`, which is in lower case.
    mutating func attribute(
        _ name: AttributeName, is text: StaticString, in bytes: Span<UInt8>
    ) -> Bool {
        attributes[name].map { bytes.equalsIgnoringCase(bytes.trimmingWhiteSpace($0), text) }
            ?? false
    }

    /// The values of a comma-separated list.
    mutating func list(_ value: XMLValue, in bytes: Span<UInt8>) -> [String] {
        guard let line = line(value, in: bytes) else { return [] }
        let text = line.utf8Span.span
        var parts: [String] = []
        var count = 0
        var start = 0
        while start < text.count {
            // The rest beyond the limit is one value.
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
