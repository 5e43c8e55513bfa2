import FeedLoading
import ReaderPresentation
import SystemInterface

/// A command of the configuration that gets an item: `NAME INPUT PROGRAM ARGUMENT...`, or `NAME INPUT $ LINE`
/// for a line of the shell.
struct UserCommand: Equatable {
    /// What the program reads.
    enum Input: String, CaseIterable {
        case text
        case json
        case nothing
    }

    /// The longest field that is no address, in bytes.
    private static let longestField = 4_096

    let name: String
    private let input: Input
    let line: ProgramLine

    /// Parses the value of a configuration line; `nil` if it is none.
    init?(_ value: String) {
        let parts = value[...].words(maxSplits: 2)
        guard parts.count == 3, let input = Input(rawValue: String(parts[1])) else { return nil }
        guard let line = ProgramLine(parts[2]) else { return nil }
        name = String(parts[0])
        self.input = input
        self.line = line
    }

    /// The program and its arguments for an item, run by `env` with the item's fields as variables. In
    /// arguments, though not in a line of the shell, `{url}` and the like stand for fields.
    func arguments(for item: HandedItem) -> [String] {
        let fields = Self.fields(of: item)
        let variables = fields.map { "FEEDHOST_\($0.uppercased())=\($1)" }
        if line.isShell { return ["env"] + variables + line.words }
        let placeholders = Placeholders(fields.map { ("{\($0.name)}", $0.value) })
        return ["env"] + variables
            + line.words.map { word in
                let filled = String(
                    decoding: placeholders.filled(Array(word.utf8)), as: UTF8.self)
                // No feed gives options to a program, whose first byte is a hyphen.
                return Self.isOption(filled) && !Self.isOption(word) ? " " + filled : filled
            }
    }

    /// What the program reads of an item.
    func standardInput(for item: HandedItem) -> [UInt8] {
        let text = item.text ?? item.html.map { PlainTextService.text(of: $0) }
        switch input {
        case .nothing: return []
        case .text:
            let parts = [item.title, item.feedTitle, item.author, item.date, item.url].compactMap(
                \.self)
            return Array((parts.joined(separator: "\n") + "\n\n" + (text ?? "") + "\n").utf8)
        case .json:
            let document = PrintedJSON.object([
                ("title", .string(item.title)), ("url", .text(item.url)),
                ("recording", .text(item.recording)),
                ("feed_title", .string(item.feedTitle)), ("author", .text(item.author)),
                ("date_published", .text(item.date)), ("content_html", .text(item.html)),
                ("content_text", .text(text)),
            ])
            return Array(document.document.utf8)
        }
    }

    private static func isOption(_ word: String) -> Bool { word.utf8.first == UInt8(ascii: "-") }

    private static func fields(of item: HandedItem) -> [(name: String, value: String)] {
        let title = bounded(item.title)
        return [
            ("url", address(item.url)), ("recording", address(item.recording)), ("title", title),
            ("feed", bounded(item.feedTitle)), ("author", bounded(item.author ?? "")),
            ("date", item.date ?? ""), ("name", fileName(of: title)),
        ]
    }

    private static func address(_ url: String?) -> String {
        url.map { $0.filter { $0 != "\0" } } ?? ""
    }

    /// The beginning of a field in one line, without control characters.
    private static func bounded(_ text: String, to limit: Int = longestField) -> String {
        var bounded = String.UnicodeScalarView()
        var count = 0
        for scalar in text.unicodeScalars {
            count += UTF8.width(scalar)
            guard count <= limit else { break }
            bounded.append(scalar.properties.generalCategory == .control ? " " : scalar)
        }
        return String(bounded)
    }

    /// A title as the name of a file: without slashes, and with no dot, dash or space first.
    private static func fileName(of title: String) -> String {
        let beginning = bounded(title, to: 120).unicodeScalars
        let name = String(beginning.drop { [".", "-", " "].contains($0) })
        return name.isEmpty ? "item" : name.replacing(text: "/", with: "_")
    }
}
