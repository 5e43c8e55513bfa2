/// A checker that shares no code with the sanitizer. It accepts only markup in canonical form, and
/// only names in its own lists.
enum SafeHTML {
    private static let elements: Set<String> = [
        "a", "abbr", "acronym", "b", "bdi", "bdo", "big", "br", "cite", "code", "data", "del",
        "dfn", "em", "i", "img", "ins", "kbd", "mark", "q", "rb", "rp", "rt", "rtc", "ruby", "s",
        "samp", "small", "span", "strike", "strong", "sub", "sup", "time", "tt", "u", "var", "wbr",
        "audio", "picture", "source", "track", "video", "address", "article", "aside",
        "blockquote", "center", "dd", "details", "dir", "div", "dl", "dt", "figcaption", "figure",
        "footer", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hgroup", "hr", "li", "main",
        "menu", "nav", "ol", "p", "pre", "section", "summary", "ul", "caption", "col", "colgroup",
        "table", "tbody", "td", "tfoot", "th", "thead", "tr",
    ]
    private static let void: Set<String> = ["br", "col", "hr", "img", "source", "track", "wbr"]
    private static let attributes: Set<String> = [
        "align", "alt", "cite", "colspan", "controls", "datetime", "dir", "height", "href",
        "hreflang", "kind", "label", "lang", "media", "open", "poster", "reversed", "rowspan",
        "scope", "sizes", "span", "src", "srclang", "srcset", "start", "title", "type", "value",
        "width",
    ]
    /// Elements of MathML Core for layout, and their attributes: no links, no actions, nothing that
    /// contains HTML.
    private static let formula: Set<String> = [
        "math", "merror", "mfrac", "mi", "mmultiscripts", "mn", "mo", "mover", "mpadded",
        "mphantom", "mprescripts", "mroot", "mrow", "ms", "mspace", "msqrt", "mstyle", "msub",
        "msubsup", "msup", "mtable", "mtd", "mtext", "mtr", "munder", "munderover", "none",
        "semantics",
    ]
    private static let formulaTokens: Set<String> = ["mi", "mn", "mo", "ms", "mspace", "mtext"]
    private static let formulaAttributes: Set<String> = [
        "accent", "accentunder", "columnspan", "depth", "dir", "display", "displaystyle", "fence",
        "form", "height", "largeop", "linethickness", "lspace", "mathvariant", "maxsize",
        "minsize", "movablelimits", "rowspan", "rspace", "scriptlevel", "separator", "stretchy",
        "symmetric", "voffset", "width",
    ]
    private static let addresses: Set<String> = ["cite", "href", "poster", "src"]

    /// Returns the first fault in `html`, or `nil`.
    static func fault(in html: String) -> String? {
        var open: [String] = []
        var rest = Array(html.unicodeScalars)[...]
        while let scalar = rest.first {
            switch scalar {
            case "<":
                guard let end = rest.firstIndex(of: ">") else { return "a tag without an end" }
                let tag = String(String.UnicodeScalarView(rest[(rest.startIndex + 1)..<end]))
                rest = rest[(end + 1)...]
                if let fault = fault(inTag: tag, &open) { return fault }
            case ">": return "a bare >"
            case "&":
                guard let length = reference(rest) else { return "a bare &" }
                rest = rest.dropFirst(length)
            case _ where isForbidden(scalar): return "a forbidden character"
            default: rest = rest.dropFirst()
            }
        }
        return open.isEmpty ? nil : "\(open) left open"
    }

    private static func fault(inTag tag: String, _ open: inout [String]) -> String? {
        if tag.hasPrefix("/") {
            let name = String(tag.dropFirst())
            return open.popLast() == name ? nil : "</\(name)> out of place"
        }
        let name = String(tag.prefix { $0 != " " })
        let isOfFormula = formula.contains(name)
        guard elements.contains(name) || isOfFormula else { return "<\(name)>" }
        if isOfFormula != (open.contains("math") || name == "math") {
            return "<\(name)> within or without a formula"
        }
        if name == "math", open.contains("math") { return "<math> in another" }
        if let last = open.last, formulaTokens.contains(last) { return "<\(name)> in <\(last)>" }
        if !void.contains(name) { open.append(name) }
        var rest = tag.dropFirst(name.count)
        var seen: Set<String> = []
        while !rest.isEmpty {
            guard rest.hasPrefix(" ") else { return "no space in \(tag)" }
            rest = rest.dropFirst()
            let attribute = String(rest.prefix { $0 != "=" })
            let isKnown =
                isOfFormula
                ? formulaAttributes.contains(attribute)
                : attributes.contains(attribute) || (attribute == "data-embed" && name == "a")
            guard isKnown || attribute == "id" else { return "attribute \(attribute)" }
            guard seen.insert(attribute).inserted else { return "a second \(attribute)" }
            rest = rest.dropFirst(attribute.count)
            guard rest.hasPrefix("=\"") else { return "no value in \(tag)" }
            rest = rest.dropFirst(2)
            let value = String(rest.prefix { $0 != "\"" })
            rest = rest.dropFirst(value.count)
            guard rest.hasPrefix("\"") else { return "an open value in \(tag)" }
            rest = rest.dropFirst()
            if let fault = fault(inValue: value, of: attribute, on: name) { return fault }
        }
        return nil
    }

    private static func fault(
        inValue value: String, of attribute: String, on element: String
    ) -> String? {
        var scalars = Array(value.unicodeScalars)[...]
        while let scalar = scalars.first {
            if scalar == "<" || scalar == ">" || isForbidden(scalar) { return "in a value" }
            if scalar == "&" {
                guard let length = reference(scalars) else { return "a bare & in a value" }
                scalars = scalars.dropFirst(length)
            } else {
                scalars = scalars.dropFirst()
            }
        }
        let plain = value.replacing("&amp;", with: "&")
        switch attribute {
        case "id" where plain.wholeMatch(of: /content-[0-9]{1,5}/) == nil: return "an identifier"
        case "data-embed" where !["video", "audio", "picture", "page"].contains(plain):
            return "data-embed"
        case _ where formulaAttributes.contains(attribute) && formula.contains(element):
            let isWord = plain.allSatisfy {
                $0.isASCII && ($0.isLetter || $0.isNumber || "+-.%_".contains($0))
            }
            if !isWord || plain.count > 40 { return "\(attribute) of a formula" }
        default: break
        }
        let candidates =
            attribute == "srcset"
            ? plain.split(separator: ", ").map { String($0.prefix { $0 != " " }) }
            : addresses.contains(attribute) ? [plain] : []
        for address in candidates {
            guard let colon = address.firstIndex(of: ":"),
                address[..<colon].allSatisfy({
                    $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0))
                }),
                address[..<colon].first?.isLetter == true
            else { continue }
            let scheme = address[..<colon]
            let isFit =
                ["http", "https"].contains(scheme)
                || (scheme == "mailto" && attribute == "href" && element == "a")
                || (element == "img" && attribute == "src"
                    && address.hasPrefix("data:image/")
                    && !address.lowercased().contains("svg+xml"))
            guard isFit else { return "\(scheme): in \(attribute)" }
        }
        return nil
    }

    /// Returns the length of a character reference that the sanitizer writes.
    private static func reference(_ rest: ArraySlice<Unicode.Scalar>) -> Int? {
        for name in ["&amp;", "&lt;", "&gt;", "&quot;"]
        where rest.starts(with: name.unicodeScalars) {
            return name.unicodeScalars.count
        }
        return nil
    }

    static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0C, 0x0D: false
        case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF, 0xFFFE, 0xFFFF: true
        default: false
        }
    }
}
