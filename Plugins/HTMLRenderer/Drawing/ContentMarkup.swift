import FeedMarkup

/// Fits an item's sanitised HTML into the page around it.
///
/// Headings go two levels down, below the item's own; pictures load when they come near; tags
/// are balanced, so that nothing reaches out of the item; what HTML has done away with is said as
/// it is said now; and of the attributes those stay that say something of the content, so that
/// no identifier meets its like elsewhere in the page. Scripts, handlers of events and addresses
/// of other schemes would go as well, though the host has taken them out already.
struct ContentMarkup {
    private var openNames: [String] = []
    /// How often each name stands in `openNames`, so that an end tag without a start costs O(1).
    private var openCounts: [String: Int] = [:]

    /// Appends `html`, fitted, to `result`. Linear in the length of `html`.
    static func append(_ html: String, to result: inout [UInt8]) {
        var content = ContentMarkup()
        content.append(html.utf8Span.span, to: &result)
    }

    private mutating func append(_ source: Span<UInt8>, to result: inout [UInt8]) {
        var scanner = MarkupScanner(0..<source.count, syntax: .html)
        while let token = scanner.next(in: source) {
            switch token.kind {
            case .text: Self.copy(token.range, of: source, to: &result)
            case .startTag where token.isTerminated: appendStart(token, of: source, to: &result)
            case .endTag where token.isTerminated: appendEnd(token, of: source, to: &result)
            default: break
            }
        }
        while !openNames.isEmpty {
            endInnermost(to: &result)
        }
    }

    private mutating func appendStart(
        _ token: MarkupToken, of source: Span<UInt8>, to result: inout [UInt8]
    ) {
        guard let name = Self.name(token.name, in: source) else { return }
        if let open = openNames.last, Self.isEnded(open, by: name) {
            endInnermost(to: &result)
        }
        result.append(UInt8(ascii: "<"))
        result.append(contentsOf: name.utf8)
        var attributes = MarkupAttributeScanner(token, syntax: .html)
        var written: [String] = []
        while let attribute = attributes.next(in: source) {
            let attributeName = Self.text(attribute.name, in: source)
            guard !written.contains(attributeName), written.count < 16,
                Self.mayStay(attributeName, attribute.value, of: name, in: source)
            else { continue }
            written.append(attributeName)
            Self.append(attributeName, attribute.value, of: source, to: &result)
        }
        if name == "img" {
            result.append(contentsOf: #" loading="lazy" decoding="async""#.utf8)
            if !written.contains("alt") {
                result.append(contentsOf: #" alt="""#.utf8)
            }
        }
        if (name == "audio" || name == "video") && !written.contains("controls") {
            result.append(contentsOf: " controls".utf8)
        }
        result.append(UInt8(ascii: ">"))
        if !Self.voidElements.contains(name) {
            openNames.append(name)
            openCounts[name, default: 0] += 1
        }
    }

    private mutating func appendEnd(
        _ token: MarkupToken, of source: Span<UInt8>, to result: inout [UInt8]
    ) {
        guard let name = Self.name(token.name, in: source), openCounts[name, default: 0] > 0 else {
            return
        }
        while let open = openNames.last {
            endInnermost(to: &result)
            if open == name { return }
        }
    }

    private mutating func endInnermost(to result: inout [UInt8]) {
        guard let name = openNames.popLast() else { return }
        openCounts[name, default: 1] -= 1
        Self.appendEnd(name, to: &result)
    }
}

extension ContentMarkup {
    private static let voidElements: Set<String> = [
        "area", "br", "col", "hr", "img", "source", "track", "wbr",
    ]
    /// Elements of which the tags go; what stands between them stays.
    private static let droppedElements: Set<String> = [
        "html", "head", "body", "main", "title", "base", "link", "meta", "script", "style",
        "template", "slot", "noscript", "iframe", "frame", "frameset", "object", "embed", "param",
        "applet", "form", "input", "button", "select", "option", "optgroup", "textarea", "svg",
        "math", "dialog", "canvas", "portal", "plaintext", "xmp", "listing", "noembed", "noframes",
        "image",
    ]
    /// What says something of the content, rather than of its looks or its behaviour.
    private static let keptAttributes: Set<String> = [
        "abbr", "alt", "colspan", "controls", "datetime", "dir", "kind", "label", "lang", "max",
        "media", "min", "reversed", "rowspan", "scope", "span", "srclang", "start", "title",
        "type", "value",
    ]
    private static let linkAttributes: Set<String> = ["href", "cite", "longdesc"]
    private static let resourceAttributes: Set<String> = ["src", "poster"]
    private static let sizedElements: Set<String> = ["img", "video"]

    /// Elements before which a paragraph ends though its end tag is not written.
    private static let blockElements: Set<String> = [
        "address", "article", "aside", "blockquote", "details", "div", "dl",
        "fieldset", "figcaption", "figure", "footer", "h3", "h4", "h5", "h6", "header", "hgroup",
        "hr", "menu", "nav", "ol", "p", "pre", "search", "section", "table", "ul",
    ]

    /// Whether the innermost element ends where a tag of `name` begins.
    private static func isEnded(_ innermost: String, by name: String) -> Bool {
        switch innermost {
        case "p": blockElements.contains(name)
        case "li": name == "li"
        case "dt", "dd": name == "dt" || name == "dd"
        case "td", "th": name == "td" || name == "th" || name == "tr"
        case "tr": name == "tr"
        default: false
        }
    }

    /// The name under which an element is written; `nil` where its tags go.
    private static func name(_ range: Range<Int>, in source: Span<UInt8>) -> String? {
        let name = text(range, in: source)
        guard isName(name), !droppedElements.contains(name) else { return nil }
        switch name {
        case "h1": return "h3"
        case "h2": return "h4"
        case "h3": return "h5"
        case "h4", "h5": return "h6"
        // What HTML has done away with, as what it has instead.
        case "center", "marquee": return "div"
        case "tt": return "code"
        case "strike": return "s"
        case "acronym": return "abbr"
        case "dir": return "ul"
        case "big", "blink", "font", "nobr": return "span"
        default: return name
        }
    }

    private static func mayStay(
        _ name: String, _ value: Range<Int>, of element: String, in source: Span<UInt8>
    ) -> Bool {
        // A value in which a character is written by its number begins with none of these.
        if linkAttributes.contains(name) {
            return ["http://", "https://", "mailto:"].contains {
                begins(value, of: source, with: $0)
            }
        }
        if resourceAttributes.contains(name) {
            return ["http://", "https://", "data:image/"].contains {
                begins(value, of: source, with: $0)
            }
        }
        if name == "width" || name == "height" {
            return sizedElements.contains(element) && isNumber(value, in: source)
        }
        return keptAttributes.contains(name)
    }

    private static func append(
        _ name: String, _ value: Range<Int>, of source: Span<UInt8>, to result: inout [UInt8]
    ) {
        result.append(UInt8(ascii: " "))
        result.append(contentsOf: name.utf8)
        guard !value.isEmpty || name == "alt" else { return }
        result.append(contentsOf: "=\"".utf8)
        for index in value {
            switch source[index] {
            case UInt8(ascii: "\""): result.append(contentsOf: "&quot;".utf8)
            case UInt8(ascii: "<"): result.append(contentsOf: "&lt;".utf8)
            case UInt8(ascii: ">"): result.append(contentsOf: "&gt;".utf8)
            case let byte: result.append(byte)
            }
        }
        result.append(UInt8(ascii: "\""))
    }

    private static func appendEnd(_ name: String, to result: inout [UInt8]) {
        result.append(contentsOf: "</".utf8)
        result.append(contentsOf: name.utf8)
        result.append(UInt8(ascii: ">"))
    }

    private static func copy(
        _ range: Range<Int>, of source: Span<UInt8>, to result: inout [UInt8]
    ) {
        for index in range {
            let byte = source[index]
            if byte == UInt8(ascii: "<") {
                result.append(contentsOf: "&lt;".utf8)
            } else if byte >= 0x20 || byte == 0x0A || byte == 0x09 {
                result.append(byte)
            }
        }
    }

    private static func text(_ range: Range<Int>, in source: Span<UInt8>) -> String {
        var bytes: [UInt8] = []
        for index in range.prefix(64) {
            bytes.append(source[index].asciiLowercased)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func begins(
        _ range: Range<Int>, of source: Span<UInt8>, with prefix: String
    ) -> Bool {
        var index = range.lowerBound
        for byte in prefix.utf8 {
            guard index < range.upperBound, source[index].asciiLowercased == byte else {
                return false
            }
            index += 1
        }
        return true
    }

    /// Whether a value is a number of pixels as HTML takes it.
    private static func isNumber(_ range: Range<Int>, in source: Span<UInt8>) -> Bool {
        guard (1...5).contains(range.count) else { return false }
        for index in range where !source[index].isASCIIDigit { return false }
        return true
    }

    /// Whether a name is made of lower-case letters, digits and hyphens.
    private static func isName(_ name: String) -> Bool {
        !name.isEmpty
            && name.utf8.allSatisfy {
                $0 == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
            }
    }
}
