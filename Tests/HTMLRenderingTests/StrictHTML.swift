/// A strict parser of the pages of this project. Everything else is an error, so that tests notice
/// when text of a feed escapes its context.
struct StrictHTML {
    struct Element: Equatable {
        var name: String
        var attributes: [String: String]
        /// The text inside, including that of nested elements.
        var text = ""
    }

    struct Fault: Error, CustomStringConvertible {
        var description: String
    }

    private static let voidElements: Set<String> = [
        "area", "br", "col", "hr", "img", "link", "meta", "source", "track", "wbr",
    ]

    /// All elements, in the order of their start tags.
    private(set) var elements: [Element] = []
    private var openIndices: [Int] = []
    private let scalars: [Unicode.Scalar]
    private var position = 0

    init(parsing page: String) throws {
        scalars = Array(page.unicodeScalars)
        if let control = scalars.first(where: { Self.isForbidden($0) }) {
            throw fault("a control character U+\(String(control.value, radix: 16))")
        }
        guard skip("<!DOCTYPE html>") else { throw fault("no document type") }
        while position < scalars.count {
            if scalars[position] == "<" {
                try tag()
            } else {
                try text(upTo: "<")
            }
        }
        guard openIndices.isEmpty else {
            throw fault("\(openIndices.map { elements[$0].name }) not closed")
        }
        let identifiers = elements.compactMap { $0.attributes["id"] }
        guard Set(identifiers).count == identifiers.count else { throw fault("an id twice") }
        for element in elements {
            for name in ["aria-labelledby", "for"] {
                if let target = element.attributes[name], !identifiers.contains(target) {
                    throw fault("\(name) names \(target), which is not there")
                }
            }
        }
    }

    /// Returns all elements with a name.
    func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

    /// Returns all elements with a class.
    func all(class name: String) -> [Element] {
        elements.filter { element in
            element.attributes["class"]?.split(separator: " ").contains { $0 == name } ?? false
        }
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        let value = scalar.value
        let isControl = value < 0x20 || (0x7F...0x9F).contains(value)
        return isControl && scalar != "\n" && scalar != "\t"
    }

    private func fault(_ words: String) -> Fault {
        let context = String(
            String.UnicodeScalarView(
                scalars[max(0, position - 60)..<min(scalars.count, position + 60)]))
        return Fault(description: "\(words), near \(context)")
    }

    private mutating func skip(_ expected: String) -> Bool {
        let expected = Array(expected.unicodeScalars)
        guard scalars[position...].starts(with: expected) else { return false }
        position += expected.count
        return true
    }

    private mutating func name() throws -> String {
        let start = position
        while position < scalars.count, scalars[position].isNameCharacter { position += 1 }
        guard position > start else { throw fault("no name") }
        return String(String.UnicodeScalarView(scalars[start..<position]))
    }

    private mutating func tag() throws {
        if skip("</") {
            let name = try name()
            guard skip(">") else { throw fault("an end tag with more than a name") }
            guard let open = openIndices.popLast(), elements[open].name == name else {
                throw fault("</\(name)> ends what it did not begin")
            }
            return
        }
        position += 1
        let name = try name()
        var attributes: [String: String] = [:]
        while skip(" ") {
            let attribute = try self.name()
            guard attributes[attribute] == nil else { throw fault("\(attribute) twice") }
            attributes[attribute] = ""
            if skip("=") {
                guard skip("\"") else { throw fault("a value without quotes") }
                attributes[attribute] = try value(upTo: "\"")
                position += 1
            }
        }
        guard skip(">") else { throw fault("a start tag does not end") }
        elements.append(Element(name: name, attributes: attributes))
        if Self.voidElements.contains(name) { return }
        openIndices.append(elements.count - 1)
        if name == "style" {
            let start = position
            while position < scalars.count, scalars[position] != "<" { position += 1 }
            elements[elements.count - 1].text = String(
                String.UnicodeScalarView(scalars[start..<position]))
        }
    }

    private mutating func text(upTo end: Unicode.Scalar) throws {
        let text = try value(upTo: end)
        if openIndices.isEmpty && !text.allSatisfy(\.isWhitespace) {
            throw fault("text outside of the page")
        }
        for index in openIndices { elements[index].text += text }
    }

    /// Decodes text with character references. Throws for a bare `<`, `>` or `&`.
    private mutating func value(upTo end: Unicode.Scalar) throws -> String {
        var result = String.UnicodeScalarView()
        while position < scalars.count, scalars[position] != end {
            switch scalars[position] {
            case "<", ">": throw fault("a bare bracket")
            case "&": result.append(try reference())
            default:
                result.append(scalars[position])
                position += 1
            }
        }
        guard position < scalars.count || openIndices.isEmpty else { throw fault("no end") }
        return String(result)
    }

    private mutating func reference() throws -> Unicode.Scalar {
        let known: [(String, Unicode.Scalar)] = [
            ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"),
            ("&#x2028;", "\u{2028}"),
        ]
        for (text, scalar) in known where skip(text) { return scalar }
        throw fault("a bare ampersand")
    }
}

extension Unicode.Scalar {
    fileprivate var isNameCharacter: Bool {
        self == "-" || ("a"..."z").contains(self) || ("0"..."9").contains(self)
    }
}
