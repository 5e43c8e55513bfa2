import FeedMarkup

extension ContentMarkup {
    /// Appends an element's name.
    func appendName(
        of opened: Open, in source: Span<UInt8>, to result: inout [UInt8]
    ) {
        let (element, name) = (opened.element, opened.source)
        if let other = opened.name {
            result.append(other)
            return
        }
        if let level = element.headingLevel {
            result.append(UInt8(ascii: "h"))
            result.append(
                UInt8(ascii: "0") + UInt8(min(max(level + headingShift, setting.itemLevel + 1), 6)))
            return
        }
        if let replacement = element.replacementName {
            result.append(contentsOf: replacement.utf8)
            return
        }
        // HTML ignores namespace prefixes.
        var start = name.lowerBound
        for index in name where source[index] == UInt8(ascii: ":") { start = index + 1 }
        for index in start..<name.upperBound {
            result.append(source[index].asciiLowercased)
        }
    }

    func appendAttributes(
        of token: MarkupToken, _ element: HTMLElement, without left: [ContentAttribute],
        in source: Span<UInt8>, to result: inout [UInt8]
    ) {
        var attributes = MarkupAttributeScanner(token, syntax: .html)
        var written: [ContentAttribute] = []
        var sizes: Range<Int>?
        while let attribute = attributes.next(in: source) {
            guard
                let known = ContentAttribute(attribute.name, on: element, in: source),
                known.mayStand(on: element, attribute.value, in: source),
                !left.contains(known), !written.contains(known)
            else { continue }
            if known == .sizes {
                sizes = attribute.value
                continue
            }
            written.append(known)
            if known == .alignment || known == .embedded {
                result.append(" class=\"")
                result.append(
                    contentsOf: (known == .embedded ? "embed " : "at-").utf8)
                for index in attribute.value { result.append(source[index].asciiLowercased) }
                result.append(UInt8(ascii: "\""))
                continue
            }
            result.append(UInt8(ascii: " "))
            if let anchor = known.anchor(in: attribute.value, of: source) {
                result.append(contentsOf: known == .link ? "href=\"#".utf8 : "id=\"".utf8)
                result.append(contentsOf: setting.anchorPrefix.utf8)
                result.append(source, anchor)
                result.append(UInt8(ascii: "\""))
                continue
            }
            for index in attribute.name {
                result.append(source[index].asciiLowercased)
            }
            if known.isAddress, !ContentAddress.isValid(attribute.value, in: source) {
                Self.appendAddress(attribute.value, of: source, to: &result)
            } else if !attribute.value.isEmpty || known == .alternative {
                Self.appendValue(attribute.value, of: source, to: &result)
            }
        }
        // A `srcset` by widths needs `sizes`, and the other way round.
        if written.contains(.sourceSet), let last = token.value(of: "srcset", in: source)?.last,
            source[last] == UInt8(ascii: "w")
        {
            result.append(" sizes")
            Self.appendSizes(sizes ?? 0..<0, of: source, to: &result)
        }
        Self.appendDefaults(of: element, without: written, to: &result)
    }

    /// Appends attributes that the page adds, unless they are written already.
    private static func appendDefaults(
        of element: HTMLElement, without written: [ContentAttribute], to result: inout [UInt8]
    ) {
        switch element {
        case .img:
            result.append(#" loading="lazy" decoding="async""#)
            if !written.contains(.alternative) {
                result.append(#" alt="""#)
            }
        case .audio, .video:
            if !written.contains(.controls) {
                result.append(" controls")
            }
            // Nothing is fetched before somebody wants to see or hear it.
            result.append(#" preload="none""#)
        default: break
        }
    }

    /// Appends an address with nothing in it that an address may not have.
    private static func appendAddress(
        _ range: Range<Int>, of source: Span<UInt8>, to result: inout [UInt8]
    ) {
        let decoded = CharacterReferences.decodedAttribute(range, in: source)
        let address = ContentAddress.valid(String(decoding: decoded, as: UTF8.self))
        result += HTMLWriter.bytes { writer in
            writer.markup("=\"")
            writer.text(address)
            writer.markup("\"")
        }
    }

    /// Appends how wide a picture is; where that is said in a way that not every browser takes, that
    /// it may be as wide as the page.
    private static func appendSizes(
        _ range: Range<Int>, of source: Span<UInt8>, to result: inout [UInt8]
    ) {
        var value = source.trimmingWhiteSpace(range)
        if source.hasCaseInsensitivePrefix("auto", at: value.lowerBound, before: value.upperBound) {
            let comma = source.firstIndex(of: UInt8(ascii: ","), in: value)
            value = source.trimmingWhiteSpace(
                (comma.map { $0 + 1 } ?? range.upperBound)..<range.upperBound)
        }
        let isPlain =
            !value.isEmpty
            && value.allSatisfy {
                source[$0].isASCIIAlphanumeric || " ():-.,+*/".utf8.contains(source[$0])
            } && source[value.upperBound - 1] != UInt8(ascii: ",")
            && source[value.upperBound - 1] != UInt8(ascii: ")")
        guard isPlain else {
            result.append("=\"100vw\"")
            return
        }
        appendValue(value, of: source, to: &result)
    }

    private static func appendValue(
        _ range: Range<Int>, of source: Span<UInt8>, to result: inout [UInt8]
    ) {
        result.append("=\"")
        append(escapedAttribute: range, of: source, to: &result)
        result.append(UInt8(ascii: "\""))
    }

    /// Appends what is escaped for an attribute already, so that it may stand in text as well.
    static func append(
        escapedAttribute range: Range<Int>, of source: Span<UInt8>, to result: inout [UInt8]
    ) {
        for index in range {
            switch source[index] {
            case UInt8(ascii: "\""): result.append("&quot;")
            case UInt8(ascii: "<"): result.append("&lt;")
            case UInt8(ascii: ">"): result.append("&gt;")
            case let byte: result.append(byte)
            }
        }
    }

    /// Appends text, whose references stay as they are; what looks like a tag and is none is
    /// escaped, and control characters go.
    static func appendText(
        _ range: Range<Int>, of source: Span<UInt8>, to result: inout [UInt8]
    ) {
        var start = range.lowerBound
        for index in range {
            let byte = source[index]
            let isControl = byte < 0x20 && byte != 0x0A && byte != 0x09
            guard isControl || byte == UInt8(ascii: "<") else { continue }
            result.append(source, start..<index)
            if !isControl {
                result.append("&lt;")
            }
            start = index + 1
        }
        result.append(source, start..<range.upperBound)
    }
}
