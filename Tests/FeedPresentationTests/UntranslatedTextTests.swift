import Foundation
import Testing

/// The drawing code of shipped renderers must contain no natural language; presenters provide it.
///
/// Literals may contain markup and names from standards. The test removes tags and interpolated
/// values. Each remaining word must be in the list of standard words. Two adjacent words make a
/// phrase, which must be the value of an attribute or a policy.
@Suite struct UntranslatedTextTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Names of elements, attributes and their values (HTML), of ARIA, link relations, schemes,
    /// media types, formats (as in view models), and names of counters.
    private static let standardWords: Set<String> = [
        "abbr", "alt", "article", "audio", "auto", "cards", "cite", "class", "code", "colspan",
        "content", "controls", "datetime", "dir", "div", "height", "hidden", "href", "id", "image",
        "item", "kind", "label", "labelledby", "aria", "lang", "lead", "list", "ltr", "media",
        "picture", "place", "plain", "poster", "preload", "reversed", "rowspan", "rtl", "scope",
        "span", "src", "srclang", "start", "title", "type", "ul", "untitled", "value", "video",
        "whole", "width", "feed", "items", "fact", "data", "base64", "sha256", "http", "https",
        "mailto", "application", "rss", "atom", "xml", "json", "merged", "cm", "cd", "xc", "xl",
        "ix", "iv", "www", "0123456789ABCDEF", "html", "embed", "srcset", "sizes", "align", "left",
        "right",
        "center", "tbody", "li", "dd", "dl", "tr", "td", "row", "col", "rowgroup", "colgroup",
        "100vw", "unseen", "at", "display", "block", "source", "grouped",
    ]

    /// Values of attributes and of the policy that consist of several words.
    private static let standardPhrases: Set<String> = [
        "default-src 'none'; style-src ''; img-src ; ", "http: https: data:",
        "media-src http: https:; base-uri 'none'; form-action 'none'",
    ]

    private func literals(in source: String) -> [String] {
        var found: [String] = []
        // Comments first, then multi-line literals, then others.
        var code = source.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.utf8.drop { $0 == 0x20 }.starts(with: "//".utf8) }
            .joined(separator: "\n")
        while let begin = code.range(of: "\"\"\"\n"),
            let end = code.range(of: "\"\"\"", range: begin.upperBound..<code.endIndex)
        {
            found.append(String(code[begin.upperBound..<end.lowerBound]))
            code.removeSubrange(begin.lowerBound..<end.upperBound)
        }
        for line in code.split(separator: "\n") where line.utf8.contains(0x22) {
            var rest = line[...]
            while let open = rest.firstIndex(of: "\"") {
                let isRaw = open > rest.startIndex && rest[rest.index(before: open)] == "#"
                var text = ""
                var index = rest.index(after: open)
                var depth = 0
                while index < rest.endIndex {
                    let character = rest[index]
                    if depth == 0, character == "\"" {
                        if !isRaw { break }
                        let next = rest.index(after: index)
                        if next < rest.endIndex, rest[next] == "#" { break }
                    }
                    if depth == 0, !isRaw, character == "\\" {
                        index = rest.index(after: index)
                        guard index < rest.endIndex else { break }
                        if rest[index] == "(" {
                            depth = 1
                        } else if rest[index] == "u", let close = rest[index...].firstIndex(of: "}")
                        {
                            index = close
                        } else if rest[index] == "\"" {
                            text.append("\"")
                        }
                    } else if depth > 0 {
                        // An interpolation. Literals in it are checked as well.
                        if character == "(" { depth += 1 }
                        if character == ")" { depth -= 1 }
                        if character == "\"" {
                            let inner = rest[rest.index(after: index)...]
                            if let close = inner.firstIndex(of: "\"") {
                                found.append(String(inner[..<close]))
                                index = close
                            }
                        }
                    } else {
                        text.append(character)
                    }
                    index = rest.index(after: index)
                }
                found.append(text)
                rest = index < rest.endIndex ? rest[rest.index(after: index)...] : ""
            }
        }
        return found
    }

    /// Returns a literal without complete and partial tags.
    private func withoutMarkup(_ literal: String) -> String {
        var text = literal
        let markup = [
            "<[!/]?[a-zA-Z][^<>]*>?",  // a tag, or its beginning
            "^[^<>]*\" [^<>]*>",  // the end of one
            " [a-z-]+=\"[^\"]*\"?",  // attributes
            "&[a-z]+;",  // character references
        ]
        for pattern in markup {
            text = text.replacingOccurrences(
                of: pattern, with: "", options: .regularExpression)
        }
        return text
    }

    /// Returns the natural words in `literal`.
    private func words(in literal: String) -> [String] {
        if literal.utf8.allSatisfy({ $0 < 0x41 }) { return [] }
        if Self.standardPhrases.contains(literal) { return [] }
        let text = withoutMarkup(literal)
        let words = text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
            .filter { word in word.count(where: \.isLetter) > 1 }
        let unknown = words.filter { !Self.standardWords.contains($0) }
        let hasPhrase =
            text.range(of: "\\p{L}{2,}[ ,]+\\p{L}{2,}", options: .regularExpression) != nil
        return hasPhrase ? words : unknown
    }

    /// Files of the terminal reader with names of keys, actions and terminals, and escape
    /// sequences.
    private static let exempt: Set<String> = Set(
        [
            "Keys/InputParser", "Keys/Key", "Screen/Passthrough", "Screen/PlainCharacters",
            "Screen/ScreenWriter", "Screen/TerminalKind",
            "Keys/ReaderAction",
        ].map { "TerminalRenderer/Drawing/\($0).swift" }
            // Names of keys, CSS colours and Pango elements.
            + [
                "WindowRenderer/Drawing/WindowKey.swift",
                "WindowRenderer/Drawing/WindowKeys.swift",
                "WindowRenderer/Drawing/PangoMarkup.swift",
                "HTMLRenderer/Drawing/PageColor+Names.swift",
            ])

    /// Returns the drawing code, without tables of letters and the style sheet.
    private func files() throws -> [(name: String, source: String)] {
        let plugins = Self.root.appendingPathComponent("Plugins")
        let names = try #require(FileManager.default.enumerator(atPath: plugins.path))
            .compactMap { $0 as? String }
            .filter { $0.contains("/Drawing/") && $0.hasSuffix(".swift") }
            .filter { !Self.exempt.contains($0) }
        return try names.map {
            (
                $0,
                try String(contentsOf: plugins.appendingPathComponent($0), encoding: .utf8)
            )
        }
    }

    @Test func `Contains no natural language in literals`() throws {
        let files = try files()
        #expect(files.count > 50)
        for file in files where !file.name.hasPrefix("JSONRenderer/") {
            for literal in literals(in: file.source) {
                if file.name.hasSuffix("/PageStyle.swift") {
                    // Style sheets show text only with `content`.
                    #expect(
                        literal.range(
                            of: "content: *[\"'][^\"']*\\p{L}{2}", options: .regularExpression)
                            == nil)
                    continue
                }
                if file.name.hasSuffix("/LanguageTag.swift")
                    || file.name.hasSuffix("/BreakClass.swift")
                {
                    // Language subtags and character sets contain no spaces.
                    #expect(!literal.contains(" ") || literal.contains("=\""))
                    continue
                }
                let words = words(in: literal)
                #expect(words.isEmpty, "\(file.name): \(literal)")
            }
        }
    }

    @Test func `Contains no phrases among JSON keys`() throws {
        for file in try files() where file.name.hasPrefix("JSONRenderer/") {
            for literal in literals(in: file.source) {
                let isPhrase = literal.contains(" ") && literal.contains(where: \.isLetter)
                #expect(!isPhrase, "\(file.name): \(literal)")
            }
        }
    }

    @Test(arguments: [
        "Read on", "By ", "updated ", "No items.", ">Picture</a></p>\n", "error: ", "Loading…",
        "<p>Drawn by FeedHost", "kB", "item items", "画像", "bytes", " help",
    ])
    func `Detects natural language`(literal: String) {
        #expect(!words(in: literal).isEmpty)
    }
}
