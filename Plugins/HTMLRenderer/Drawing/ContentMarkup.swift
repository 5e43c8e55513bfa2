import FeedMarkup

/// Fits an item's sanitised HTML into the page around it.
///
/// Headings begin one level below the item's own; pictures load when they come near; tags
/// are balanced, so that nothing reaches out of the item; what HTML has done away with is said as
/// it is said now; what is embedded is a link with a label; and of the attributes those stay that
/// say something of the content. Identifiers are those of the host's own making, with the item's
/// before them, so that none meets its like elsewhere in the page. Scripts, handlers of events and
/// addresses of other schemes would go as well, though the host has taken them out already.
struct ContentMarkup {
    /// An element whose end tag is still to be written.
    private struct Open {
        let element: HTMLElement
        /// Where its name stands.
        let name: Range<Int>
    }

    private var open: [Open] = []
    /// How often each element stands in `open`, so that an end tag without a start costs O(1).
    private var openCounts = [Int](repeating: 0, count: 256)
    /// What stands for pictures; `nil` where they are linked.
    private var placeholders: ContentPlaceholders?
    private let setting: ContentSetting
    /// How many levels headings go down.
    private let headingShift: Int

    private init(_ setting: ContentSetting, _ source: Span<UInt8>) {
        self.setting = setting
        headingShift = setting.headingLevel - Self.highestHeading(in: source)
    }

    /// How much text is written at once.
    private static let pieceLength = 32_768

    /// Writes `html`, fitted, piece by piece, so that a great article is not held a second time.
    /// Linear in the length of `html`.
    static func write(_ html: String, as setting: ContentSetting, to writer: inout HTMLWriter) {
        let source = html.utf8Span.span
        var content = ContentMarkup(setting, source)
        var scanner = MarkupScanner(0..<source.count, syntax: .html)
        while let token = scanner.next(in: source), !writer.hasFailed {
            if token.kind == .text {
                var rest = token.range
                while !rest.isEmpty {
                    let piece = rest.prefix(pieceLength)
                    writer.raw { appendText(piece, of: source, to: &$0) }
                    rest = rest.dropFirst(piece.count)
                }
            } else {
                writer.raw { content.append(token, of: source, to: &$0) }
            }
        }
        writer.raw { content.endAll(of: source, to: &$0) }
    }

    /// Appends `html`, fitted, to `result`, all but its pictures from elsewhere, for which it answers
    /// the places, by how many bytes stand before them. Linear in the length of `html`.
    ///
    static func appendWithoutPictures(
        _ html: String, as setting: ContentSetting, to result: inout [UInt8]
    ) -> [(offset: Int, place: PicturePlace)] {
        let source = html.utf8Span.span
        var content = ContentMarkup(setting, source)
        content.placeholders = ContentPlaceholders(
            label: setting.picture, ownWords: setting.ownWords)
        content.append(source, to: &result)
        return content.placeholders?.places ?? []
    }

    /// The level of the highest heading, so that none is left out below the item's.
    private static func highestHeading(in source: Span<UInt8>) -> Int {
        var highest = 7
        var start = 0
        while highest > 1,
            let mark = source.firstIndex(of: UInt8(ascii: "<"), in: start..<source.count)
        {
            start = mark + 1
            guard mark + 2 < source.count, source[mark + 1] | 0x20 == UInt8(ascii: "h"),
                (UInt8(ascii: "1")...UInt8(ascii: "6")).contains(source[mark + 2])
            else { continue }
            highest = min(highest, Int(source[mark + 2] - UInt8(ascii: "0")))
        }
        return highest
    }

    private mutating func append(_ source: Span<UInt8>, to result: inout [UInt8]) {
        var scanner = MarkupScanner(0..<source.count, syntax: .html)
        while let token = scanner.next(in: source) {
            append(token, of: source, to: &result)
        }
        endAll(of: source, to: &result)
    }

    private mutating func append(
        _ token: MarkupToken, of source: Span<UInt8>, to result: inout [UInt8]
    ) {
        switch token.kind {
        case .text: Self.appendText(token.range, of: source, to: &result)
        case .startTag where token.isTerminated: appendStart(token, of: source, to: &result)
        case .endTag where token.isTerminated: appendEnd(token, of: source, to: &result)
        default: break
        }
    }

    private mutating func endAll(of source: Span<UInt8>, to result: inout [UInt8]) {
        while !open.isEmpty {
            endInnermost(of: source, to: &result)
        }
    }

    private mutating func appendStart(
        _ token: MarkupToken, of source: Span<UInt8>, to result: inout [UInt8]
    ) {
        guard let element = HTMLElement.named(token.name, in: source), element.isKept else {
            return
        }
        if let innermost = open.last?.element, innermost.isEnded(by: element) {
            endInnermost(of: source, to: &result)
        }
        // Of a picture in several forms, the one that is in the page.
        if element == .source, placeholders != nil, open.last?.element == .picture { return }
        if element == .img, placeholders != nil,
            !ContentPlaceholders.standsInItself(token, in: source)
        {
            var attributes: [UInt8] = []
            appendAttributes(
                of: token, element, without: [.source, .sourceSet, .sizes], in: source,
                to: &attributes)
            placeholders?.append(
                token, attributes: attributes,
                isInLink: openCounts[Int(HTMLElement.a.rawValue)] > 0, in: source, to: &result)
            return
        }
        result.append(UInt8(ascii: "<"))
        appendName(element, token.name, of: source, to: &result)
        appendAttributes(
            of: token, element, without: placeholders == nil ? [] : [.poster], in: source,
            to: &result)
        if element == .video { placeholders?.appendPoster(of: token, in: source, to: result) }
        result.append(UInt8(ascii: ">"))
        if element == .a { appendLabel(ofEmbedded: token, in: source, to: &result) }
        if !element.isVoid {
            open.append(Open(element: element, name: token.name))
            openCounts[Int(element.rawValue)] += 1
        }
    }

    private mutating func appendEnd(
        _ token: MarkupToken, of source: Span<UInt8>, to result: inout [UInt8]
    ) {
        guard let element = HTMLElement.named(token.name, in: source),
            openCounts[Int(element.rawValue)] > 0
        else { return }
        while let innermost = open.last?.element {
            endInnermost(of: source, to: &result)
            if innermost == element { return }
        }
    }

    private mutating func endInnermost(of source: Span<UInt8>, to result: inout [UInt8]) {
        guard let innermost = open.popLast() else { return }
        openCounts[Int(innermost.element.rawValue)] -= 1
        result.append(contentsOf: "</".utf8)
        appendName(innermost.element, innermost.name, of: source, to: &result)
        result.append(UInt8(ascii: ">"))
    }
}

extension ContentMarkup {
    /// Appends what stands before the words of a link that stands for something embedded: the
    /// picture that a known player shows of it, and what it is.
    private mutating func appendLabel(
        ofEmbedded token: MarkupToken, in source: Span<UInt8>, to result: inout [UInt8]
    ) {
        guard let kind = EmbeddedPage.Kind(ofLink: token, in: source) else { return }
        if let picture = WebAddress.resource(ContentPictures.address(of: token, .a, in: source)) {
            let attributes = " alt=\"\" loading=\"lazy\" decoding=\"async\""
            if placeholders == nil {
                result += HTMLWriter.bytes { writer in
                    writer.markup("<img")
                    writer.attribute("src", picture)
                    writer.markup(attributes + ">")
                }
            } else {
                placeholders?.appendPicture(picture, attributes: attributes, to: result)
            }
        }
        result += HTMLWriter.bytes { writer in
            writer.markup("<span\(setting.ownWords)>")
            writer.text(setting.label(of: kind) + setting.separator)
            writer.markup("</span>")
        }
    }
}

extension ContentMarkup {
    private func appendName(
        _ element: HTMLElement, _ name: Range<Int>, of source: Span<UInt8>,
        to result: inout [UInt8]
    ) {
        if let level = element.headingLevel {
            result.append(UInt8(ascii: "h"))
            result.append(
                UInt8(ascii: "0") + UInt8(min(max(level + headingShift, setting.headingLevel), 6)))
            return
        }
        if let replacement = element.replacementName {
            result.append(contentsOf: replacement.utf8)
            return
        }
        // A prefix that names a namespace means nothing in HTML.
        var start = name.lowerBound
        for index in name where source[index] == UInt8(ascii: ":") { start = index + 1 }
        for index in start..<name.upperBound {
            result.append(source[index].asciiLowercased)
        }
    }

    private func appendAttributes(
        of token: MarkupToken, _ element: HTMLElement, without left: [ContentAttribute],
        in source: Span<UInt8>, to result: inout [UInt8]
    ) {
        var attributes = MarkupAttributeScanner(token, syntax: .html)
        var written: [ContentAttribute] = []
        while let attribute = attributes.next(in: source) {
            guard
                let known = ContentAttribute(attribute.name, on: element, in: source),
                known.mayStand(on: element, attribute.value, in: source),
                !left.contains(known), !written.contains(known)
            else { continue }
            written.append(known)
            if known == .alignment || known == .embedded {
                result.append(contentsOf: " class=\"".utf8)
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
            if !attribute.value.isEmpty || known == .alternative {
                Self.appendValue(attribute.value, of: source, to: &result)
            }
        }
        switch element {
        case .img:
            result.append(contentsOf: #" loading="lazy" decoding="async""#.utf8)
            if !written.contains(.alternative) {
                result.append(contentsOf: #" alt="""#.utf8)
            }
        case .audio, .video:
            if !written.contains(.controls) {
                result.append(contentsOf: " controls".utf8)
            }
            // Nothing is fetched before somebody wants to see or hear it.
            result.append(contentsOf: #" preload="none""#.utf8)
        default: break
        }
    }

    private static func appendValue(
        _ range: Range<Int>, of source: Span<UInt8>, to result: inout [UInt8]
    ) {
        result.append(contentsOf: "=\"".utf8)
        append(escapedAttribute: range, of: source, to: &result)
        result.append(UInt8(ascii: "\""))
    }

    /// Appends what is escaped for an attribute already, so that it may stand in text as well.
    static func append(
        escapedAttribute range: Range<Int>, of source: Span<UInt8>, to result: inout [UInt8]
    ) {
        for index in range {
            switch source[index] {
            case UInt8(ascii: "\""): result.append(contentsOf: "&quot;".utf8)
            case UInt8(ascii: "<"): result.append(contentsOf: "&lt;".utf8)
            case UInt8(ascii: ">"): result.append(contentsOf: "&gt;".utf8)
            case let byte: result.append(byte)
            }
        }
    }

    /// Appends text, whose references stay as they are; what looks like a tag and is none is
    /// escaped, and control characters go.
    private static func appendText(
        _ range: Range<Int>, of source: Span<UInt8>, to result: inout [UInt8]
    ) {
        var start = range.lowerBound
        for index in range {
            let byte = source[index]
            let isControl = byte < 0x20 && byte != 0x0A && byte != 0x09
            guard isControl || byte == UInt8(ascii: "<") else { continue }
            result.append(source, start..<index)
            if !isControl {
                result.append(contentsOf: "&lt;".utf8)
            }
            start = index + 1
        }
        result.append(source, start..<range.upperBound)
    }
}
