/// The grammar of HTML passed to plugins, as documented in the header.
struct HTMLGrammar {
    private static let void: Set<String> = [
        "area", "br", "col", "hr", "img", "source", "track", "wbr",
    ]

    private var rest: Substring.UTF8View
    private var open: [String] = []

    private init(_ html: String) {
        rest = Substring(html).utf8
    }

    /// Returns the first violation of the grammar in `html`, with what follows, or `nil`.
    static func fault(in html: String) -> String? {
        var grammar = HTMLGrammar(html)
        while !grammar.rest.isEmpty {
            guard grammar.takePart() else { return String(Substring(grammar.rest.prefix(40))) }
        }
        return grammar.open.isEmpty ? nil : "the end of \(grammar.open)"
    }

    private mutating func takePart() -> Bool {
        guard rest.first == UInt8(ascii: "<") else { return takeText(["&amp;", "&lt;", "&gt;"]) }
        if take("</") {
            let name = takeName()
            return !name.isEmpty && open.popLast() == name && take(">")
        }
        guard take("<") else { return false }
        let name = takeName()
        guard !name.isEmpty else { return false }
        var names: Set<String> = []
        while take(" ") {
            let name = takeName()
            guard !name.isEmpty, names.insert(name).inserted, take("=\"") else { return false }
            while rest.first != UInt8(ascii: "\"") {
                guard takeText(["&amp;", "&lt;", "&gt;", "&quot;"]) else { return false }
            }
            guard take("\"") else { return false }
        }
        if !Self.void.contains(name) { open.append(name) }
        return take(">")
    }

    /// Consumes a character or a reference.
    private mutating func takeText(_ references: [String]) -> Bool {
        switch rest.first {
        case UInt8(ascii: "<"), UInt8(ascii: ">"), nil: return false
        case UInt8(ascii: "&"): return references.contains { take($0) }
        default:
            rest = rest.dropFirst()
            return true
        }
    }

    private mutating func take(_ text: String) -> Bool {
        guard rest.starts(with: text.utf8) else { return false }
        rest = rest.dropFirst(text.utf8.count)
        return true
    }

    private mutating func takeName() -> String {
        let name = rest.prefix {
            (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "-")
        }
        rest = rest.dropFirst(name.count)
        return String(Substring(name))
    }
}
