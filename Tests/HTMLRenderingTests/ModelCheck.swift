import FeedMarkup

/// Checks markup against the content models of the HTML standard, with tables of its own.
enum ModelCheck {
    struct Fault: Error, CustomStringConvertible {
        let description: String
    }

    private static let phrasing: Set<String> = [
        "a", "abbr", "audio", "b", "bdi", "bdo", "br", "cite", "code", "data", "del", "dfn", "em",
        "i", "img", "ins", "kbd", "mark", "math", "picture", "q", "ruby", "s", "samp", "small",
        "span", "strong", "sub", "sup", "time", "u", "var", "video", "wbr",
    ]
    private static let flow = phrasing.union([
        "blockquote", "details", "div", "dl", "figure", "h3", "h4", "h5", "h6", "hr", "menu", "ol",
        "p", "pre", "table", "ul",
    ])
    private static let own: [String: Set<String>] = [
        "ul": ["li"], "ol": ["li"], "menu": ["li"], "dl": ["dt", "dd"], "tr": ["td", "th"],
        "table": ["caption", "colgroup", "col", "thead", "tbody", "tr"], "thead": ["tr"],
        "tbody": ["tr"], "colgroup": ["col"], "picture": ["source", "img"], "video": ["source"],
        "audio": ["source"],
    ]
    private static let void: Set<String> = ["br", "col", "hr", "img", "source", "wbr"]
    private static let required = [
        "time": "datetime", "data": "value", "bdo": "dir", "img": "src",
    ]

    private struct Element {
        var name: String
        var children: [String] = []
        var hasText = false
        var allowed: Set<String>
    }

    /// Throws if an element or text is not allowed in its position, or lacks required content.
    static func check(_ html: String) throws(Fault) {
        let bytes = Array(html.utf8)
        var scanner = MarkupScanner(0..<bytes.count, syntax: .html)
        var open = [Element(name: "", allowed: flow)]
        while let token = scanner.next(in: bytes.span) {
            let name = String(decoding: bytes[token.name], as: UTF8.self)
            let top = open.count - 1
            switch token.kind {
            case .text:
                let text = String(decoding: bytes[token.content], as: UTF8.self)
                guard text.contains(where: { !$0.isWhitespace }) else { continue }
                if own[open[top].name] != nil {
                    throw Fault(description: "text in <\(open[top].name)>")
                }
                open[top].hasText = true
            case .startTag:
                guard open[top].allowed.contains(name) else {
                    throw Fault(description: "<\(name)> in <\(open[top].name)>")
                }
                let tag = String(decoding: bytes[token.content], as: UTF8.self)
                if let attribute = required[name], !tag.contains("\(attribute)=") {
                    throw Fault(description: "<\(name)> without \(attribute)")
                }
                let parents = open.map(\.name)
                if name == "a" || name == "video" || name == "audio" || name == "details",
                    parents.contains("a")
                {
                    throw Fault(description: "<\(name)> in a link")
                }
                if name.hasPrefix("h"), name != "hr",
                    parents.contains("th") || parents.contains("dt")
                {
                    throw Fault(description: "<\(name)> in a heading of a table or a list")
                }
                if name == "table", parents.contains("caption") {
                    throw Fault(description: "a table in a caption")
                }
                if name == "figcaption", open[top].children.contains(name) {
                    throw Fault(description: "two captions")
                }
                open[top].children.append(name)
                if !void.contains(name) {
                    open.append(Element(name: name, allowed: allowed(in: name, open[top])))
                }
            case .endTag:
                guard open.count > 1, open[top].name == name else {
                    throw Fault(description: "</\(name)> in <\(open[top].name)>")
                }
                try checkEnd(of: open.removeLast())
            default: throw Fault(description: "what is neither text nor a tag")
            }
        }
        guard open.count == 1 else { throw Fault(description: "<\(open[1].name)> without an end") }
    }

    private static func allowed(in name: String, _ parent: Element) -> Set<String> {
        if let children = own[name] { return children }
        switch name {
        case "p", "pre", "summary", "h3", "h4", "h5", "h6", "rt", "rp": return phrasing
        case "ruby": return phrasing.union(["rt", "rp"])
        case "figure": return flow.union(["figcaption"])
        case "details": return flow.union(["summary"])
        // Phrasing elements contain what their parent allows; those of this project contain no
        // blocks.
        case _ where phrasing.contains(name): return phrasing
        default: return flow
        }
    }

    private static func checkEnd(of element: Element) throws(Fault) {
        let children = element.children
        switch element.name {
        case "figure":
            let place = children.firstIndex(of: "figcaption")
            guard place == nil || place == 0 || place == children.count - 1 else {
                throw Fault(description: "a caption in the middle")
            }
        case "details":
            guard children.first == "summary", children.count(where: { $0 == "summary" }) == 1
            else {
                throw Fault(description: "<details> without a summary")
            }
        case "dl":
            guard children.isEmpty || (children.first == "dt" && children.last == "dd") else {
                throw Fault(description: "terms without what they are")
            }
        case "tr":
            if children.isEmpty { throw Fault(description: "a row without cells") }
        case "table":
            let order = ["caption": 0, "colgroup": 1, "col": 1, "thead": 2, "tbody": 3, "tr": 3]
            let places = children.map { order[$0] ?? 4 }
            guard places == places.sorted(), children.count(where: { $0 == "thead" }) < 2,
                children.count(where: { $0 == "caption" }) < 2
            else { throw Fault(description: "the parts of a table in another order") }
        case "h3", "h4", "h5", "h6":
            if children.isEmpty, !element.hasText { throw Fault(description: "an empty heading") }
        case "picture":
            guard children.last == "img", children.count(where: { $0 == "img" }) == 1 else {
                throw Fault(description: "<picture> without one picture")
            }
        default: break
        }
    }
}
